import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xlarge,
  paddingBlock: 'clamp(2.5rem, 7vh, 5rem)',
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
/** Words and a picture, as in the first view. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.xlarge}, 5vw, 4rem)`,
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } },
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: space.xlarge });
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  maxInlineSize: '42rem',
});
export const columns = style({
  display: 'grid',
  gap: `${space.xlarge} clamp(${space.xlarge}, 4vw, 4rem)`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});
