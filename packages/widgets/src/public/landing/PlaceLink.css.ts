import { vars } from '@corredor/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const { color } = vars;
const shape = { borderRadius: '4px', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' };

// 24 px high with its line of words, without more room in the layout.
const target = { paddingBlock: '4px', marginBlock: '-4px' };

export const link = styleVariants({
  quiet: {
    ...shape,
    ...target,
    color: color.text.body,
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.text.strong, textDecorationLine: 'underline' } },
  },
  accent: {
    ...shape,
    color: color.text.accent,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in oklab, ${color.text.accent} 40%, transparent)`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
});
