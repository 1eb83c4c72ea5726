import { style } from '@vanilla-extract/css';

// Where nothing is typed, its place belongs to the words of the field.
export const clear = style({ selectors: { '[data-empty] &': { display: 'none' } } });
