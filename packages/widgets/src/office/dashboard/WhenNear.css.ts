import { style } from '@vanilla-extract/css';

/** A block that has nothing to say leaves no gap between the others. */
export const place = style({ selectors: { '&:empty': { display: 'none' } } });
