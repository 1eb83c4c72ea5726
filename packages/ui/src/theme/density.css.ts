import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities, readingText } from './scales.ts';
// After the themes, so that the rules below win on the element that carries both.
import './system.css.ts';

/** Tall controls and rows: the default. */
export const comfortable = style({ vars: assignVars(vars.control, densities.comfortable) });

/** Low controls and rows, for people who work in lists all day. */
export const compact = style({ vars: assignVars(vars.control, densities.compact) });

/** Larger body text for public pages. */
export const reading = style({
  vars: {
    ...assignVars(vars.text.sm, readingText.sm),
    ...assignVars(vars.text.md, readingText.md),
    ...assignVars(vars.text.lg, readingText.lg),
  },
});
