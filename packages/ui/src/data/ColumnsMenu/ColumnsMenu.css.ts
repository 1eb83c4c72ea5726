import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '14rem',
  maxBlockSize: 'min(28rem, 70dvh)',
  padding: vars.space.xsmall,
  overflow: 'auto',
  outline: 'none',
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.xsmall,
});
export const foot = style({
  marginBlockStart: vars.space.xsmall,
  paddingBlockStart: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const moves = style({ display: 'flex', flexShrink: 0 });
