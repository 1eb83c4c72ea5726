import { style } from '@vanilla-extract/css';

export const fields = style({ maxInlineSize: '26rem' });
