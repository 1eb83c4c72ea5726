import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.large,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.base,
});
export const current = style({
  borderColor: color.accent.solid,
  boxShadow: `0 0 0 1px ${color.accent.solid}`,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight', borderWidth: '2px' } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.xsmall,
  minBlockSize: '1.75rem',
});
export const price = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: space.xsmall });
export const amount = style({
  color: color.text.strong,
  fontSize: '2rem',
  lineHeight: '2.5rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ minBlockSize: '1.25rem' });
export const limits = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, flex: 1 });
export const limit = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xsmall,
  color: color.text.body,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
});
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: vars.text.md.line,
  color: color.text.accent,
});
export const number = style({ color: color.text.strong, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
