import { style } from '@vanilla-extract/css';

export const glyph = style({
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
});
