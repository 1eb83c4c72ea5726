import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius } = vars;

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  fontWeight: 600,
  userSelect: 'none',
});
/** One of them follows from the name: each hue on its light ground, then each on its deep one. */
export const looks = (['tint', 'deep'] as const).flatMap((ground) =>
  [...[color.hueA, color.hueB, color.hueC, color.hueD], ...[color.hueE, color.hueF, color.hueG, color.hueH]].map(
    (hue) => style({ background: hue[ground], color: hue.text }),
  ),
);
export const size = styleVariants({
  small: { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: vars.text.xs.size, letterSpacing: '-0.04em' },
  medium: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.text.xs.size },
  large: { inlineSize: '3rem', blockSize: '3rem', fontSize: vars.text.lg.size },
  huge: { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.text.xxl.size },
});
export const shape = styleVariants({ person: { borderRadius: radius.full }, company: { borderRadius: radius.small } });
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
