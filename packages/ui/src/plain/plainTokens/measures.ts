import { token } from './vars.css.ts';

/** Steps of 4 px, or of what a partner sets. */
export const space = (steps: number) => (steps === 1 ? token.step : `calc(${token.step} * ${steps})`);
/** A part of the widget's font size, for a text whose parents have that size; none becomes smaller than 12 px by it. */
export const size = (part: number) => (part < 1 ? `max(12px, ${part}em)` : `${part}em`);
/** A line that is read, and cut, in the direction of its own words, whatever the page's is. */
export const ownDirection = { unicodeBidi: 'plaintext' } as const;
/** A tint of a colour, over whatever lies below. */
export const tint = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;
