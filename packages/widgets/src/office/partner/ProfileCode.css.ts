import { style } from '@vanilla-extract/css';

export const picture = style({ flexShrink: 0, inlineSize: '9rem' });
