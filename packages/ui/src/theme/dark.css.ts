import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { lightTokens } from './light.css.ts';
import { meanings, strongerMeanings } from './meanings.ts';
import { moreContrast, stillness } from './preferences.ts';
import { densities, scales } from './scales.ts';

/** Every value of the dark theme. */
export const darkTokens = {
  ...scales,
  color: meanings('dark'),
  shadow: { overlay: '0 0 0 1px oklch(0.36 0.013 262), 0 16px 40px -4px oklch(0 0 0 / 0.6)' },
  control: densities.comfortable,
};

/** The dark theme, as a class. Paper is white. */
export const dark = style({
  colorScheme: 'dark',
  vars: assignVars(vars, darkTokens),
  '@media': {
    ...moreContrast(strongerMeanings('dark')),
    ...stillness,
    print: { colorScheme: 'light', vars: assignVars(vars.color, lightTokens.color) },
  },
});
