/** Styles for readers whose system names the colours (Windows' contrast themes), which paints over ours; in a style file, so that other rooms' styles may read it. */
export const forced = '(forced-colors: active)';

/** What is chosen, in the system's own pair. Without `none` each line of words would stand on a strip of the page's colour. */
export const chosenInForced = {
  background: 'Highlight',
  color: 'HighlightText',
  borderColor: 'Highlight',
  outlineColor: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
