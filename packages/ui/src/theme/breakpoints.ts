/** Widths at which layouts change, in pixels. */
export const breakpoints = { sm: 640, md: 900, lg: 1200 } as const;

/** Media queries for the same widths. */
export const media = {
  belowSm: '(width < 640px)',
  sm: '(width >= 640px)',
  belowMd: '(width < 900px)',
  md: '(width >= 900px)',
  lg: '(width >= 1200px)',
} as const;
