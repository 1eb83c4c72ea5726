import { style } from '@vanilla-extract/css';

/** From here on a button with one or two words finds room in the row, which is its container. */
const medium = '(width >= 36rem)';
/** From here on also one with a number. */
const roomy = '(width >= 46rem)';
export const mediumUp = style({ display: 'none', '@container': { [medium]: { display: 'contents' } } });
export const mediumOnly = style({
  display: 'none',
  '@container': { '(36rem <= width < 46rem)': { display: 'contents' } },
});
export const belowMedium = style({ display: 'contents', '@container': { [medium]: { display: 'none' } } });
export const roomyOnly = style({ display: 'none', '@container': { [roomy]: { display: 'contents' } } });
