import { vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  // A border that cells share keeps the colour of the look that the browser drew first.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  verticalAlign: 'baseline',
  textAlign: 'start',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td):not(:first-child)`, { paddingInlineStart: vars.space.small });
globalStyle(`${table} :is(th, td):nth-child(2)`, { textAlign: 'center' });
globalStyle(`${table} thead th`, { color: vars.color.text.muted, fontSize: vars.text.sm.size });
globalStyle(`${table} tbody th`, {
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockStart: vars.space.xsmall,
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
});
globalStyle(`${table} tbody td`, { paddingBlockEnd: vars.space.xsmall });
/** What is gone is quieter than what takes its place. */
globalStyle(`${table} tbody td:last-child`, { color: vars.color.text.strong, fontWeight: 600 });
export const middle = style({ inlineSize: '24%' });
