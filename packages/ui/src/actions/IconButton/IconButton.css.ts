import { style } from '@vanilla-extract/css';

/** Over the upper corner, and never in the way of a pointer. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineStart: '55%',
  display: 'inline-flex',
  pointerEvents: 'none',
});
