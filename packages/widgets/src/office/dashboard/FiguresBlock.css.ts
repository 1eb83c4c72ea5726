import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** One below the other, and beside one another where they stand in the middle of the page: between a telephone and the desk's two columns. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': {
    [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
    [media.lg]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
