import { style } from '@vanilla-extract/css';

const fade = '2rem';
/** A line goes on beyond its edge. */
export const fadedAfter = style({
  maskImage: `linear-gradient(to right, black calc(100% - ${fade}), transparent)`,
});
export const fadedBefore = style({
  maskImage: `linear-gradient(to left, black calc(100% - ${fade}), transparent)`,
  selectors: {
    [`&${fadedAfter}`]: {
      maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
    },
  },
});
