import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.xlarge}, 6vw, 5rem)`,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)' } },
});
export const ways = style({ display: 'flex', flexDirection: 'column', gap: space.large });
export const way = style({ display: 'flex', gap: space.small, alignItems: 'center' });
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.base,
  background: color.accent.tint,
  color: color.accent.text,
});
