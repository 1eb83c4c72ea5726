import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const divider = style({
  border: 0,
  margin: 0,
  flexShrink: 0,
  background: vars.color.border.subtle,
  alignSelf: 'stretch',
});
export const orientation = styleVariants({
  horizontal: { blockSize: '1px' },
  vertical: { inlineSize: '1px', minBlockSize: '1rem' },
});
