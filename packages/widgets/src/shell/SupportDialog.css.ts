import { style } from '@vanilla-extract/css';

export const facts = style({ flex: '1 1 10rem', minInlineSize: 0 });
// Its place is kept while the drawing comes.
export const code = style({ blockSize: '10rem', inlineSize: '10rem' });
