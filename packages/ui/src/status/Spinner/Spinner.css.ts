import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 720ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
    // The gap that shows the turning.
    '(forced-colors: active)': { borderInlineEndColor: 'Canvas' },
  },
});
export const size = styleVariants({ 16: '1rem', 20: '1.25rem', 32: '2rem' }, (side) => ({
  inlineSize: side,
  blockSize: side,
}));
