import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.color.border.subtle}`;
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} ${vars.space.medium}`,
  borderBlockEnd: line,
});
export const scroll = style({
  maxBlockSize: 'min(24rem, 55dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const nothing = style({ padding: vars.space.large });
export const foot = style({ padding: vars.space.xsmall, borderBlockStart: line });
