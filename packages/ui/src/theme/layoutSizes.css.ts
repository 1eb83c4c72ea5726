/** Sizes of the private layout that the product promises, in pixels; in a style file, so that other rooms' styles may read it. */
export const layoutSizes = {
  drawer: 260,
  /** The top bar and the space below it. */
  mainOffset: 88,
  popover: 330,
  popoverOnMedium: 300,
} as const;
