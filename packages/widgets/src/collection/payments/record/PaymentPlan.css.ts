import { vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;
/** From here on an instalment has all its columns in one line. */
const roomy = '(width >= 40rem)';
const narrow = '(width < 40rem)';

export const frame = style({ containerType: 'inline-size' });
export const table = style({
  inlineSize: '100%',
  // A border that cells share keeps the colour of the look that the browser drew first.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'block' } },
});
globalStyle(`${table} :is(th, td)`, { padding: 0, textAlign: 'start', fontWeight: 400 });
globalStyle(`${table} :is(th, td)`, {
  '@container': { [roomy]: { paddingBlock: space.xsmall, verticalAlign: 'middle' } },
});
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@container': { [roomy]: { paddingInlineStart: space.small } },
});
globalStyle(`${table} :is(tbody, tfoot) tr > *`, {
  '@container': { [roomy]: { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
globalStyle(`${table} thead th`, { color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line });
/** Where there is little room each amount says what it is by its place, and the heads are only read aloud. */
globalStyle(`${table} thead`, {
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)', overflow: 'hidden' },
  },
});
globalStyle(`${table} tfoot :is(th, td)`, { color: color.text.strong, fontWeight: 600 });

globalStyle(`${table} :is(tbody, tfoot)`, { '@container': { [narrow]: { display: 'block' } } });
/** In two lines: which it is, how it stands and the figure; below, its day and what can be done. */
globalStyle(`${table} :is(tbody, tfoot) tr`, {
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.xsmall,
      paddingBlock: space.xsmall,
    },
  },
});
globalStyle(`${table} :is(tbody, tfoot) tr::after`, {
  '@container': { [narrow]: { content: '', order: 2, flexBasis: '100%', blockSize: space.xxsmall } },
});
globalStyle(`${table} :is(tbody tr:not(:first-child), tfoot tr)`, {
  '@container': { [narrow]: { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

/** An amount, or the head of amounts. */
export const amount = style({});
globalStyle(`${table} ${amount}`, { textAlign: 'end', whiteSpace: 'nowrap' });
export const name = style({
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { flex: '0 1 auto', minInlineSize: 0 } },
});
export const when = style({
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { order: 3, flex: 1, color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line },
  },
});
export const late = style({ color: color.critical.text });
globalStyle(`${table} ${when}${late}`, { color: color.critical.text });
/** Its two parts stand in different lines where there is little room. */
export const state = style({ '@container': { [narrow]: { display: 'contents' } } });
export const chip = style({ '@container': { [narrow]: { flex: 'none' } } });
export const told = style({
  display: 'block',
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  '@container': { [narrow]: { order: 5, flexBasis: '100%', marginBlockStart: space.xxsmall } },
});
/** In the line of the day, which says nothing more of what is paid. */
export const toldInstead = style([
  told,
  { '@container': { [narrow]: { order: 3, flex: 1, marginBlockStart: 0, minInlineSize: 0 } } },
]);
/** Only where all columns are: what is said in another place, or not at all, where there is little room. */
export const roomyOnly = style({ '@container': { [narrow]: { display: 'none' } } });
/** Only where there is little room. */
export const narrowOnly = style({ '@container': { [roomy]: { display: 'none' } } });
/** The amount to read where there is room for one. */
export const figure = style({
  '@container': { [narrow]: { flex: 'none', marginInlineStart: 'auto', color: color.text.strong, fontWeight: 500 } },
});
/** What is left to pay of it. */
export const left = style({ color: color.text.strong, fontWeight: 500 });
export const nothingLeft = style({ color: color.text.muted });
export const does = style({ '@container': { [narrow]: { order: 4, flex: 'none', marginInlineStart: 'auto' } } });
export const buttons = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space.xxsmall });
/** The sum of what is left, in words below the other sum. */
export const leftSum = style({
  '@container': {
    [narrow]: {
      order: 3,
      flex: 1,
      color: color.text.muted,
      fontSize: text.sm.size,
      lineHeight: text.sm.line,
    },
  },
});
globalStyle(`${table} tfoot ${leftSum}`, { '@container': { [narrow]: { fontWeight: 400 } } });
/** The instalment to look at: its row is tinted up to the edges of the card. */
export const current = style({ '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } } });
const tint = color.surface.selected;
globalStyle(`${table} ${current} > *`, { '@container': { [roomy]: { background: tint } } });
globalStyle(`${table} ${current} > :first-child`, {
  '@container': { [roomy]: { boxShadow: `calc(-1 * ${space.xsmall}) 0 0 ${tint}` } },
});
globalStyle(`${table} ${current} > :last-child`, {
  '@container': { [roomy]: { boxShadow: `${space.xsmall} 0 0 ${tint}` } },
});
globalStyle(`${table} ${current}`, {
  '@container': {
    [narrow]: { background: tint, boxShadow: `calc(-1 * ${space.xsmall}) 0 0 ${tint}, ${space.xsmall} 0 0 ${tint}` },
  },
});
