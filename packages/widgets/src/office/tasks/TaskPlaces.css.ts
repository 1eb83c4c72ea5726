import { style } from '@vanilla-extract/css';

/** From here on a button with words finds room in the row; the row is its container. */
const roomy = '(width >= 46rem)';
export const roomyOnly = style({
  display: 'none',
  '@container': { [roomy]: { display: 'contents' } },
});
export const narrowOnly = style({
  display: 'contents',
  '@container': { [roomy]: { display: 'none' } },
});
