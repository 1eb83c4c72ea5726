import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const round = style({ borderRadius: vars.radius.full });
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
});
