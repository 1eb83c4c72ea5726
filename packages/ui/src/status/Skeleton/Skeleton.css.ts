import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.border.subtle,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 900ms ease-in-out infinite alternate` },
      '(forced-colors: active)': { background: 'GrayText' },
    },
  },
  variants: {
    shape: {
      line: { inlineSize: '100%', blockSize: '0.625rem', borderRadius: vars.radius.full },
      block: { inlineSize: '100%', blockSize: '6rem', borderRadius: vars.radius.small },
      circle: { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: vars.radius.full },
    },
  },
});
