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
globalStyle(`${table} th:is([scope="row"], [scope="rowgroup"])`, { textAlign: 'start', overflowWrap: 'anywhere' });
export const concept = style({});
globalStyle(`${table} ${concept}`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: vars.color.text.muted, fontSize: vars.text.sm.size });
/** What the lines above it come to. */
export const sum = style({});
globalStyle(`${table} ${sum} :is(th, td)`, {
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.strong,
  fontWeight: 600,
});
/** One of the charges that the line above adds up. */
export const part = style({});
globalStyle(`${table} ${part} :is(th, td)`, { color: vars.color.text.muted, fontSize: vars.text.sm.size });
globalStyle(`${table} ${part} th`, { paddingInlineStart: vars.space.small });
/** Amounts so long that their words stand above them. */
export const tall = style({});
globalStyle(`${table} ${tall} td`, { paddingBlockStart: 0, fontSize: vars.text.xs.size });
globalStyle(`${table} ${tall} tr:first-child + tr td`, { borderBlockStart: 0 });
globalStyle(`${table} ${tall} th`, { paddingBlockEnd: 0 });
