import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, text } = vars;
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.125rem',
  justifyItems: 'stretch',
  maxInlineSize: '14rem',
});
/** Within a row of a list: together with the amount as high as a low row. */
export const inRow = style({ display: 'grid', rowGap: '0.125rem', lineHeight: 1.2 });
export const words = style({
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${inRow} &`]: { fontSize: text.xs.size, lineHeight: 1, whiteSpace: 'nowrap' } },
});
export const track = style({
  display: 'block',
  blockSize: '0.25rem',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.neutral.tint,
  selectors: { [`${inRow} &`]: { blockSize: '0.1875rem' } },
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});
export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: color.positive.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
