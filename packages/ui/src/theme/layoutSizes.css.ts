/** Sizes of the private layout that the product promises, in pixels; in a style file, so that other rooms' styles may read it. */
export const layoutSizes = {
  drawer: 260,
  /** The top bar and the space below it. */
  mainOffset: 88,
  popover: 330,
  popoverOnMedium: 300,
} as const;

/** Between the edge of a card and what it holds, the same in all cards; a little less on a phone. */
export const cardPadding = 'clamp(1rem, 4vw, 1.25rem)';
