import { style } from '@vanilla-extract/css';

/** Two lines, then an ellipsis; what stands beside them (the ring of a focused link) is not cut. */
export const lines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  padding: '3px',
  margin: '-3px',
});
