/** Media queries for the widths at which layouts change, for paper, and for motion; in a style file, so that other rooms' styles may read it. */
export const media = {
  belowSm: '(width < 640px)',
  sm: '(width >= 640px)',
  belowMd: '(width < 900px)',
  md: '(width >= 900px)',
  lg: '(width >= 1200px)',
  /** A telephone on its side, or a page at 400 %: what stays in sight while the page scrolls would leave no room for it. */
  short: '(height < 480px)',
  /** On paper there is nothing to press, and nothing scrolls. */
  print: 'print',
  /** Nobody asked for less motion: without it, what appears is there at once. */
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
