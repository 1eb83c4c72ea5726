import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { meanings, strongerMeanings } from './meanings.ts';
import { moreContrast, stillness } from './preferences.ts';
import { densities, scales } from './scales.ts';

/** Every value of the light theme. */
export const lightTokens = {
  ...scales,
  color: meanings('light'),
  shadow: { overlay: '0 1px 2px oklch(0.2 0.02 264 / 0.08), 0 12px 32px -4px oklch(0.2 0.02 264 / 0.16)' },
  control: densities.comfortable,
};

/** A class, never :root, so that it also works inside a shadow root. */
export const light = style({
  colorScheme: 'light',
  vars: assignVars(vars, lightTokens),
  '@media': { ...moreContrast(strongerMeanings('light')), ...stillness },
});
