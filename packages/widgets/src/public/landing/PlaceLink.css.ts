import { vars } from '@corredor/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const { color } = vars;
const shape = { borderRadius: '4px', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' };

export const link = styleVariants({
  quiet: {
    ...shape,
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
