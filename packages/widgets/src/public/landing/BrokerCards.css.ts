import { media, vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const alive = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const cards = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.medium,
  alignItems: 'start',
  padding: space.medium,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
  background: color.surface.raised,
  selectors: { '&:hover': { borderColor: color.border.control } },
  // One below the other, four say as much.
  '@media': { [media.belowSm]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const cities = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });
export const city = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: '2rem',
  paddingInline: space.small,
  border: `1px solid ${color.border.control}`,
  borderRadius: '1rem',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  selectors: { '&:hover': { background: color.surface.sunken } },
});
export const count = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const name = style({});
// The whole card leads there, and the whole mark.
globalStyle(`${name} > a::after, ${city} > a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: radius.base,
});
