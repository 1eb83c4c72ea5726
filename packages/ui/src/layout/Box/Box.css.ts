import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({ minInlineSize: 0 });
export const padding = styleVariants({ none: '0', ...vars.space }, (size) => ({ padding: size }));
export const width = styleVariants(
  { full: 'none', text: '42rem', form: '45rem', narrow: '26rem', page: '90rem' },
  (maxInlineSize) => ({ inlineSize: '100%', maxInlineSize }),
);
export const centered = style({ marginInline: 'auto' });
