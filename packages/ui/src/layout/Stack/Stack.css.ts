import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const gap = styleVariants({ none: '0', ...vars.space }, (size) => ({ gap: size }));
export const align = styleVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' },
  (side) => ({
    alignItems: side,
  }),
);
