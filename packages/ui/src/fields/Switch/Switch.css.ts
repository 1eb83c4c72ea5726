import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color, radius, motion, text } = vars;

export const track = style({
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: text.md.line,
  padding: '2px',
  borderRadius: radius.full,
  border: `1px solid ${color.border.control}`,
  background: color.surface.sunken,
  transition: `background-color ${motion.fast}`,
  selectors: {
    '[data-selected] > &': { background: color.accent.solid, borderColor: color.accent.solid },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    [forced]: {
      selectors: {
        '[data-selected] > &': { background: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});
export const knob = style({
  display: 'block',
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.full,
  background: color.text.muted,
  transition: `transform ${motion.normal}`,
  selectors: {
    '[data-selected] > * > &': { transform: 'translateX(0.75rem)', background: color.text.onAccent },
    '[dir=rtl] [data-selected] > * > &': { transform: 'translateX(-0.75rem)' },
  },
  '@media': {
    [forced]: {
      background: 'CanvasText',
      selectors: {
        '[data-selected] > * > &': { background: 'HighlightText' },
        '[data-disabled] > * > &': { background: 'GrayText' },
      },
    },
  },
});
export const help = style({ paddingInlineStart: '2.5rem' });
