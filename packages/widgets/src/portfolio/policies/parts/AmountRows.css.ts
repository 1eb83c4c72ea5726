import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.small,
});
export const name = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });
/** An amount is never broken; where it has no room beside its name, it ends the line below. */
export const amount = style({
  marginInlineStart: 'auto',
  color: color.text.strong,
  fontSize: text.md.size,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const strong = style({ fontWeight: 600 });
