import { style } from '@vanilla-extract/css';

/** At the upper corner within what the button covers, so that a neighbour stays free; never in the way of a pointer. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-2px',
  display: 'inline-flex',
  transform: 'scale(0.85)',
  transformOrigin: 'top right',
  selectors: { '&:dir(rtl)': { transformOrigin: 'top left' } },
  pointerEvents: 'none',
});
