import { style } from '@vanilla-extract/css';

/** Years that are never parted by the end of a line. */
export const whole = style({ whiteSpace: 'nowrap' });
