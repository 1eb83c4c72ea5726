import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color, radius, text, space, motion } = vars;
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const bar = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, inlineSize: '100%' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const label = style({ color: color.text.strong, fontWeight: 500 });
export const value = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  blockSize: '0.375rem',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.neutral.tint,
  '@media': { [forced]: { border: '1px solid' } },
});
export const tone = styleVariants({
  accent: { background: color.accent.solid },
  positive: { background: color.positive.solid },
  caution: { background: color.caution.solid },
  critical: { background: color.critical.solid },
});
// After the tones, whose colours forced colours would take away.
export const fill = style({
  blockSize: '100%',
  borderRadius: radius.full,
  transition: `inline-size ${motion.normal}`,
  '@media': { [forced]: { background: 'Highlight' } },
});
export const moving = style({
  inlineSize: '33%',
  animation: `${slide} 1.4s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
});
