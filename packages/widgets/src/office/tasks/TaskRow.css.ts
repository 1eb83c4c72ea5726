import { style } from '@vanilla-extract/css';

export const row = style({});

/** Seen where the row is pointed at or has the focus, once it is chosen, and always where nothing can hover. */
export const choice = style({
  display: 'inline-flex',
  opacity: 0,
  selectors: {
    [`${row}:hover &`]: { opacity: 1 },
    [`${row}:focus-within &`]: { opacity: 1 },
    '&[data-chosen]': { opacity: 1 },
  },
  '@media': { '(hover: none), (forced-colors: active)': { opacity: 1 } },
});
