import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space.xxsmall,
  marginBlockStart: space.xsmall,
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  inlineSize: '100%',
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.small,
  color: color.text.body,
  font: 'inherit',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&[data-disabled]': { opacity: 0.6, cursor: 'default' },
  },
});
export const number = style({ color: color.text.strong, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
