import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });

const ink = createVar();
/** One bar of 10 px in each row of 40 px. */
const bars = `linear-gradient(transparent 15px, ${ink} 15px 25px, transparent 25px)`;
/** The lines of a scale. */
const scale = `linear-gradient(transparent calc(100% - 1px), ${vars.color.border.subtle} 0)`;

export const skeleton = recipe({
  base: {
    // What is on its way weighs half of what stands there.
    vars: { [ink]: `color-mix(in srgb, ${vars.color.border.subtle} 60%, transparent)` },
    display: 'block',
    maxInlineSize: '100%',
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 900ms ease-in-out infinite alternate` },
      '(forced-colors: active)': { vars: { [ink]: 'GrayText' } },
    },
  },
  variants: {
    shape: {
      line: { inlineSize: '100%', blockSize: '0.625rem', borderRadius: vars.radius.full, background: ink },
      rows: {
        inlineSize: '100%',
        blockSize: '6rem',
        background: `${bars} left top / 55% 40px repeat-y, ${bars} right top / 18% 40px repeat-y`,
      },
      chart: {
        inlineSize: '100%',
        blockSize: '6rem',
        borderInlineStart: `1px solid ${vars.color.border.subtle}`,
        background: `${scale} left bottom / 100% 25% repeat-y`,
      },
      block: { inlineSize: '100%', blockSize: '6rem', borderRadius: vars.radius.small, background: ink },
      circle: { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: vars.radius.full, background: ink },
    },
  },
});
