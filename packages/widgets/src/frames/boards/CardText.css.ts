import { styleVariants } from '@vanilla-extract/css';

/** So many lines, then an ellipsis; what stands beside them (the ring of a focused link) is not cut. */
export const lines = styleVariants({ 1: 1, 2: 2 }, (most) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: most,
  overflow: 'hidden',
  padding: '3px',
  margin: '-3px',
  // Within one line even a single word is cut.
  ...(most === 1 && { wordBreak: 'break-all' as const }),
}));
