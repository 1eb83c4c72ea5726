import { media, vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  inlineSize: '100%',
  // A border that cells share keeps the colour of the look that the browser drew first.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.xxsmall,
  verticalAlign: 'baseline',
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  paddingInlineStart: vars.space.small,
  // Three amounts of nine digits stand side by side on a phone where the text may be smaller.
  '@media': { [media.belowSm]: { paddingInlineStart: vars.space.xsmall, fontSize: vars.text.sm.size } },
});
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} th[scope="row"]`, { textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${table} thead th:first-child`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: vars.color.text.muted, fontSize: vars.text.sm.size });
globalStyle(`${table} tfoot :is(th, td)`, {
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.strong,
  fontWeight: 600,
});
/** One of the charges that the line above adds up. */
export const part = style({});
globalStyle(`${table} ${part} :is(th, td)`, { color: vars.color.text.muted, fontSize: vars.text.sm.size });
globalStyle(`${table} ${part} th`, { paddingInlineStart: vars.space.small });
