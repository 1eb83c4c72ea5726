import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two blocks side by side where there is room; one that stands alone takes it all. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 34rem), 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
});
/** What is to be done, and beside it, where there is room, how it goes. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
