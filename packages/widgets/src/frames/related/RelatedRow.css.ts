import { style } from '@vanilla-extract/css';

/** As narrow as its amount, which is never broken; the note below wraps. */
export const figure = style({ minInlineSize: 'min-content' });
