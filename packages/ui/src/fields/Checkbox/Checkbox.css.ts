import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';

const { color, space, text, motion } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, minInlineSize: 0 });
export const button = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: space.xsmall,
  minBlockSize: '1.5rem',
  minInlineSize: '1.5rem',
  paddingBlock: '0.125rem',
  color: color.text.strong,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: color.text.muted } },
  '@media': { [forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** The square of a checkbox; a round one is a radio button. */
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlock: `calc((${text.md.line} - 1.125rem) / 2)`,
  border: `1px solid ${color.border.control}`,
  borderRadius: '5px',
  background: color.surface.raised,
  color: 'transparent',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text.muted },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: color.accent.solid,
      borderColor: color.accent.solid,
      color: color.text.onAccent,
    },
    '[data-invalid] > &': { borderColor: color.critical.solid },
    '[data-focus-visible] > &, :not([data-focused]):has(input:focus-visible) > &': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    [forced]: {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { ...chosenInForced, outlineColor: 'CanvasText' },
        '[data-disabled] > &': { borderColor: 'GrayText', opacity: 1 },
        '[data-disabled][data-selected] > &': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});
export const help = style({ paddingInlineStart: '1.625rem' });
