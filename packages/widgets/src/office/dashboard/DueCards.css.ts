import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** As many beside one another as have room, all of one width and height; two on a telephone. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(calc(50% - 0.5rem), 10rem), 1fr))',
  gap: vars.space.medium,
  minInlineSize: 0,
});
export const cell = style({ display: 'grid', minInlineSize: 0 });
