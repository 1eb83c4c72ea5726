import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.css.ts';

/** Grows with its text, but never beyond the screen. */
export const area = style({
  resize: 'vertical',
  paddingBlock: '0.5rem',
  minBlockSize: '4rem',
  maxBlockSize: '60dvh',
  fieldSizing: 'content',
  '@media': { [media.print]: { resize: 'none', minBlockSize: 0, maxBlockSize: 'none' } },
});
export const box = style({ paddingInlineEnd: '0.25rem' });
