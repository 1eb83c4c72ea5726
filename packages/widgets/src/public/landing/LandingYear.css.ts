import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const moments = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xlarge,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} clamp(${space.xlarge}, 4vw, 4rem)`,
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall });
/** As a part of the page of a policy. */
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  minInlineSize: 0,
  padding: `${space.medium} clamp(${space.medium}, 2vw, ${space.large}) ${space.large}`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: color.surface.raised,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});
