import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const button = style({ cursor: 'pointer', userSelect: 'none' });
export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});
