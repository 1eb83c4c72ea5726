import { vars } from './contract.css.ts';
import type { strongerMeanings } from './meanings.ts';

/** The stronger colours as variables, for a media query. */
export const strongerVars = (colors: ReturnType<typeof strongerMeanings>) => ({
  [vars.color.text.body]: colors.text.body,
  [vars.color.text.muted]: colors.text.muted,
  [vars.color.border.subtle]: colors.border.subtle,
  [vars.color.border.control]: colors.border.control,
  [vars.color.focus]: colors.focus,
});

/** Rules of a theme for people who ask for more contrast. */
export const moreContrast = (colors: ReturnType<typeof strongerMeanings>) => ({
  '(prefers-contrast: more)': { vars: strongerVars(colors) },
});

/** No motion for people who ask for none. */
export const stillness = {
  '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.fast]: '0s', [vars.motion.normal]: '0s' } },
};
