import { style } from '@vanilla-extract/css';

export const area = style({ resize: 'vertical', paddingBlock: '0.5rem', minBlockSize: '4rem', fieldSizing: 'content' });
export const box = style({ paddingInlineEnd: '0.25rem' });
