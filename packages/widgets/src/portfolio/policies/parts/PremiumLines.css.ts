import { vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.xxsmall,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
});
globalStyle(`${table} td:not(:last-child)`, {
  paddingInline: vars.space.small,
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
});
globalStyle(`${table} td:last-child`, { textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${table} tfoot th, ${table} tfoot td`, {
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.strong,
  fontWeight: 600,
});
