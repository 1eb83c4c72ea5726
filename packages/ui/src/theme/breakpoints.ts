export { media } from './media.css.ts';

/** Widths at which layouts change, in pixels. */
export const breakpoints = { sm: 640, md: 900, lg: 1200 } as const;
