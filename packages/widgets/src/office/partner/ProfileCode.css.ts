import { style } from '@vanilla-extract/css';

export const code = style({ flexShrink: 0, inlineSize: '9rem' });
