/** Processor time of this thread so far, in milliseconds: others use the machine too, and the clock would count them. */
export function spent(): number;
/** How many times slower than on a quiet core this thread runs now, at least 1. */
export function slowness(): number;
/** The measures of some work in milliseconds, as a quiet core would have taken, if three of three are above the limit; else nothing. */
export function tooLong(limit: number, measure: () => number | Promise<number>): Promise<number[] | null>;
