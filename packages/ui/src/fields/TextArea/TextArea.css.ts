import { style } from '@vanilla-extract/css';

/** Grows with its text, but never beyond the screen. */
export const area = style({
  resize: 'vertical',
  paddingBlock: '0.5rem',
  minBlockSize: '4rem',
  maxBlockSize: '60dvh',
  fieldSizing: 'content',
});
export const box = style({ paddingInlineEnd: '0.25rem' });
