import { token } from './vars.css.ts';

/** Steps of 4 px, or of what a partner sets. */
export const space = (steps: number) => (steps === 1 ? token.step : `calc(${token.step} * ${steps})`);
/** A part of the widget's font size. */
export const size = (part: number) => `calc(${token.size} * ${part})`;
/** A tint of a colour, over whatever lies below. */
export const tint = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;
