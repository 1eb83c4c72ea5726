import { globalStyle, style } from '@vanilla-extract/css';

// Paper has a look of its own: points instead of pixels, and white whatever the theme.
const ink = '#16181d';
const quiet = '#565c6b';
const accent = '#2f4fbf';
const line = '0.75pt solid #d5d8e0';

export const sheet = style({
  color: ink,
  background: '#fff',
  colorScheme: 'light',
  fontSize: '9.5pt',
  lineHeight: 1.4,
  printColorAdjust: 'exact',
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '16pt',
  paddingBlockEnd: '10pt',
  borderBlockEnd: line,
});
export const logo = style({ maxInlineSize: '130pt', maxBlockSize: '44pt', objectFit: 'contain' });
export const sender = style({ color: quiet, fontSize: '8pt', overflowWrap: 'anywhere' });
export const besideLogo = style({ textAlign: 'end' });
export const senderName = style({ color: ink, fontSize: '11pt', fontWeight: 600 });

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16pt',
  marginBlockStart: '14pt',
});
export const kind = style({ color: accent, fontSize: '9pt', fontWeight: 600, textTransform: 'uppercase' });
export const number = style({ fontSize: '19pt', lineHeight: 1.2, fontWeight: 600, overflowWrap: 'anywhere' });
export const subtitle = style({ color: quiet, fontSize: '10pt' });
export const status = style({
  flexShrink: 0,
  padding: '2.5pt 8pt',
  border: `0.8pt solid ${accent}`,
  borderRadius: '10pt',
  color: accent,
  fontSize: '9pt',
  fontWeight: 600,
});

export const part = style({ marginBlockStart: '14pt' });
// A heading never stands alone at the foot of a page.
export const heading = style({ marginBlockEnd: '4pt', fontSize: '11.5pt', fontWeight: 600, breakAfter: 'avoid' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '6pt 16pt',
});
export const fact = style({ breakInside: 'avoid', overflowWrap: 'anywhere' });
export const wide = style({ gridColumn: '1 / -1', breakInside: 'auto' });
export const term = style({ color: quiet, fontSize: '8pt' });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '8.5pt',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} thead`, { display: 'table-header-group' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} :is(th, td)`, {
  padding: '3.5pt 6pt 3.5pt 0',
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
globalStyle(`${table} thead th`, { color: quiet, fontSize: '8pt' });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} :is(th, td)[data-numeric]`, { textAlign: 'end' });
globalStyle(`${table} tr[data-sum] :is(th, td)`, { fontWeight: 600, breakBefore: 'avoid' });

export const year = style({ display: 'block', inlineSize: '100%', breakInside: 'avoid' });
export const yearTerm = style({ stroke: '#d5d8e0', strokeWidth: 3, strokeLinecap: 'round' });
export const yearPassed = style({ stroke: accent, strokeWidth: 3, strokeLinecap: 'round' });
export const yearToday = style({ stroke: '#16181d', strokeWidth: 1.5 });
export const yearTick = style({ stroke: '#16181d', strokeWidth: 1.2, fill: '#fff' });
export const yearTickFilled = style({ fill: '#16181d' });
export const yearFlag = style({ fill: '#16181d', fontSize: '9px', fontWeight: 600 });
export const yearEnds = style({ display: 'flex', justifyContent: 'space-between', color: quiet, fontSize: '8pt' });

export const note = style({ marginBlockStart: '4pt', color: quiet, fontSize: '8pt' });
export const foot = style({
  marginBlockStart: '16pt',
  color: quiet,
  fontSize: '8pt',
  breakInside: 'avoid',
});
