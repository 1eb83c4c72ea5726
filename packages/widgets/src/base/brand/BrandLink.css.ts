import { style } from '@vanilla-extract/css';

export const logo = style({ blockSize: '2.5rem', inlineSize: 'auto' });
