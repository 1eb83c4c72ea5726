import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, motion } = vars;

export const link = recipe({
  base: {
    display: 'inline',
    // With the line of words 24 px high, as a target should be; it takes no room in the layout.
    padding: '4px 0',
    margin: '-4px 0',
    borderRadius: '4px',
    cursor: 'pointer',
    outline: 'none',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    transition: `color ${motion.fast}, text-decoration-color ${motion.fast}`,
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-disabled]': { cursor: 'not-allowed', color: color.text.muted, textDecoration: 'none' },
    },
  },
  variants: {
    tone: {
      accent: {
        color: color.text.accent,
        textDecorationLine: 'underline',
        textDecorationColor: `color-mix(in oklab, ${color.text.accent} 40%, transparent)`,
        selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
      },
      strong: {
        color: color.text.strong,
        fontWeight: 500,
        textDecoration: 'none',
        selectors: { '&[data-hovered]': { color: color.text.accent, textDecoration: 'underline' } },
      },
      muted: {
        color: 'inherit',
        textDecorationLine: 'underline',
        textDecorationColor: `color-mix(in oklab, currentColor 35%, transparent)`,
        selectors: { '&[data-hovered]': { color: color.text.accent, textDecorationColor: 'currentColor' } },
      },
      quiet: {
        color: color.text.body,
        textDecoration: 'none',
        selectors: { '&[data-hovered]': { color: color.text.strong, textDecoration: 'underline' } },
      },
    },
  },
  defaultVariants: { tone: 'accent' },
});
