import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color, space, radius, text } = vars;

export const chart = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall });
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.xxsmall,
  minBlockSize: '2.75rem',
  marginInline: `calc(-1 * ${space.xsmall})`,
  paddingInline: space.xsmall,
  borderRadius: radius.small,
  color: color.text.body,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  fontSize: text.md.size,
  lineHeight: text.md.line,
});
export const label = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-hovered] &, [data-focus-visible] &': { textDecoration: 'underline' } },
});
export const value = style({
  flexShrink: 0,
  color: color.text.strong,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  display: 'block',
  blockSize: '0.5rem',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.neutral.tint,
  '@media': { [forced]: { border: '1px solid' } },
});
// Even the smallest amount leaves a mark that can be seen.
export const fill = style({
  display: 'block',
  blockSize: '100%',
  minInlineSize: '0.25rem',
  borderRadius: radius.full,
});
export const tone = styleVariants({
  critical: { background: color.critical.solid, '@media': { [forced]: { background: 'Highlight' } } },
  accent: { background: color.accent.solid, '@media': { [forced]: { background: 'Highlight' } } },
  neutral: { background: color.text.muted, '@media': { [forced]: { background: 'CanvasText' } } },
});
