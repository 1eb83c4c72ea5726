/** Media queries for the widths at which layouts change; in a style file, so that other rooms' styles may read it. */
export const media = {
  belowSm: '(width < 640px)',
  sm: '(width >= 640px)',
  belowMd: '(width < 900px)',
  md: '(width >= 900px)',
  lg: '(width >= 1200px)',
} as const;
