import { style } from '@vanilla-extract/css';

/** Six bars high, whatever is in it, so that nothing moves when the numbers or the looks change. */
export const body = style({ blockSize: '17.75rem' });
