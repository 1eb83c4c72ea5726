import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// Readers need dark squares on a light ground in every theme.
export const code = style({
  display: 'block',
  inlineSize: '10rem',
  blockSize: '10rem',
  padding: vars.space.xsmall,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.subtle}`,
  background: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
});
