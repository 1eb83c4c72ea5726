import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color } = vars;

export const checkTarget = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  minInlineSize: '2rem',
  cursor: 'pointer',
});

/** Drawn as the Checkbox is: a browser fills an empty box in the dark, which reads as one that cannot be ticked. */
export const checkbox = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  border: `1px solid ${color.border.control}`,
  borderRadius: '5px',
  background: color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text.muted },
    '&:checked, &:indeterminate': { background: color.accent.solid, borderColor: color.accent.solid },
    '&::before': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: color.text.onAccent,
      transform: 'scale(0)',
    },
    '&:checked::before': {
      clipPath: 'polygon(12% 47%, 2% 58%, 38% 92%, 98% 22%, 87% 12%, 37% 70%)',
      transform: 'none',
    },
    '&:indeterminate::before': { clipPath: 'inset(42% 4% round 1px)', transform: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [forced]: { appearance: 'auto' } },
});
