import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const plan = style({
  color: color.text.strong,
  fontSize: text.xl.size,
  lineHeight: text.xl.line,
  fontWeight: 600,
});
export const sums = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.medium,
  color: color.text.body,
  fontSize: text.md.size,
  lineHeight: text.md.line,
});
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const total = style({
  marginBlockStart: space.xxsmall,
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.strong,
  fontSize: text.lg.size,
  lineHeight: text.lg.line,
  fontWeight: 600,
});
