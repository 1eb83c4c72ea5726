import { vars } from '@corredor/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, space, radius, text } = vars;
const line = `1px solid ${color.border.subtle}`;

export const role = style({ minInlineSize: '220px', maxInlineSize: '320px' });
export const swatchLine = style({ display: 'flex', gap: space.xsmall, alignItems: 'flex-start' });
export const swatch = style({
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  border: line,
  borderRadius: radius.small,
});
export const bar = style({ blockSize: '16px', background: color.accent.solid, borderRadius: '2px' });
export const shape = style({
  inlineSize: '96px',
  blockSize: '64px',
  border: `2px solid ${color.accent.solid}`,
  background: color.accent.tint,
});
export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space.large,
});
export const level = style({
  display: 'grid',
  gap: space.xsmall,
  padding: space.large,
  border: line,
  borderRadius: radius.base,
  minBlockSize: '120px',
  alignContent: 'start',
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
  gap: space.xsmall,
});
globalStyle(`${icons} > li`, { display: 'flex', alignItems: 'center', gap: space.small, minBlockSize: '2.5rem' });
const slide = keyframes({
  from: { transform: 'none', opacity: 0.25 },
  to: { transform: 'translateX(240px)', opacity: 1 },
});
export const track = style({
  inlineSize: '272px',
  padding: '4px',
  background: color.surface.sunken,
  borderRadius: radius.full,
});
export const runner = style({
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.full,
  background: color.accent.solid,
  animationName: slide,
  animationFillMode: 'both',
  animationTimingFunction: 'ease-out',
});
export const sample = style({ color: color.text.strong, overflowWrap: 'anywhere' });
export const note = style({ fontSize: text.xs.size, color: color.text.muted });

/** Both halves of a colour, with an edge that shows them on any page. */
export const pair = style({
  display: 'inline-flex',
  flexShrink: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});
export const half = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
