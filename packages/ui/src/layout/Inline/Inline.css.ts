import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wrap = style({ flexWrap: 'wrap' });
export const gap = styleVariants({ none: '0', ...vars.space }, (size) => ({ gap: size }));
export const align = styleVariants(
  { start: 'flex-start', center: 'center', baseline: 'baseline', end: 'flex-end', stretch: 'stretch' },
  (side) => ({ alignItems: side }),
);
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (side) => ({
    justifyContent: side,
  }),
);
