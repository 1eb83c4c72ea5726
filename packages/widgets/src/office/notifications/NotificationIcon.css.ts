import { vars } from '@corredor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

/** Keeps its room before it is there. */
export const room = style({ flexShrink: 0, inlineSize: '1.75rem', blockSize: '1.75rem' });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.full,
});
export const tone = styleVariants({
  neutral: { background: color.neutral.tint, color: color.neutral.text },
  positive: { background: color.positive.tint, color: color.positive.text },
  caution: { background: color.caution.tint, color: color.caution.text },
  critical: { background: color.critical.tint, color: color.critical.text },
});
