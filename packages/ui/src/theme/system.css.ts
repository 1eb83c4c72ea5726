import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkTokens } from './dark.css.ts';
import { lightTokens } from './light.css.ts';
import { strongerMeanings } from './meanings.ts';
import { moreContrast, stillness, strongerVars } from './preferences.ts';

/** Light or dark, as the person's system says; light on paper. */
export const system = style({
  colorScheme: 'light dark',
  vars: assignVars(vars, lightTokens),
  '@media': {
    ...moreContrast(strongerMeanings('light')),
    ...stillness,
    'screen and (prefers-color-scheme: dark)': {
      vars: { ...assignVars(vars.color, darkTokens.color), ...assignVars(vars.shadow, darkTokens.shadow) },
    },
    'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)': {
      vars: strongerVars(strongerMeanings('dark')),
    },
  },
});
