import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Two blocks side by side where there is room; one that stands alone takes it all. Nobody knows how many tasks come, so what is collected,
 * whose place is known, stands first, and the tasks move nothing that is read already.
 */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 34rem), 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
});
