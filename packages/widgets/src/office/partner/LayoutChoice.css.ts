import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius, text } = vars;

export const group = style({ minInlineSize: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space.xxsmall, color: color.text.strong, fontWeight: 500 });
export const choices = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
export const choice = style({ position: 'relative', display: 'flex', cursor: 'pointer' });
export const input = style({ position: 'absolute', insetInlineStart: space.small, insetBlockStart: space.small });
export const card = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  padding: space.small,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.base,
  selectors: {
    ':checked + &': { borderColor: color.accent.solid, boxShadow: `0 0 0 1px ${color.accent.solid}` },
    ':focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    ':disabled + &': { background: color.surface.sunken, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { ':checked + &': { borderColor: 'Highlight', borderWidth: '2px' } } },
  },
});
export const drawing = style({
  alignSelf: 'center',
  inlineSize: '7.5rem',
  blockSize: '4.5rem',
  color: color.border.control,
  selectors: { ':checked + * &': { color: color.accent.solid } },
});
export const name = style({ color: color.text.strong, fontWeight: 500 });
export const words = style({ color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line });
