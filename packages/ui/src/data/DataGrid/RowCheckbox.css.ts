import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const checkTarget = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  minInlineSize: '2rem',
  cursor: 'pointer',
});

export const checkbox = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  accentColor: vars.color.accent.solid,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: '3px' },
  },
});
