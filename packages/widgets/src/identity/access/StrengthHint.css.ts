import { vars } from '@corredor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

export const hint = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const problem = style({ display: 'block', color: color.critical.text });
export const track = style({ display: 'flex', gap: '3px', inlineSize: '6.5rem', flexShrink: 0 });
export const part = style({
  flex: 1,
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: color.border.subtle,
});
export const filled = styleVariants({
  weak: { background: color.critical.solid },
  fair: { background: color.caution.solid },
  good: { background: color.positive.solid },
});
