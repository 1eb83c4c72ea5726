import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const report = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '40dvh',
  overflow: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.small,
});
export const line = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } },
});
