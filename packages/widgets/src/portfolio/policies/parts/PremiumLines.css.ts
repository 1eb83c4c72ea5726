import { media, vars } from '@corredor/ui/theme';
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
// On a phone what a line was taken of stands below its name: the amounts keep their room.
globalStyle(`${table} :is(tbody, tfoot)`, { '@media': { [media.belowSm]: { display: 'block' } } });
globalStyle(`${table} tr`, {
  '@media': { [media.belowSm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
globalStyle(`${table} td:not(:last-child)`, {
  '@media': { [media.belowSm]: { gridRow: 2, paddingInline: 0, paddingBlockStart: 0 } },
});
globalStyle(`${table} td:empty`, { '@media': { [media.belowSm]: { display: 'none' } } });
globalStyle(`${table} td:last-child`, { '@media': { [media.belowSm]: { paddingInlineStart: vars.space.small } } });
