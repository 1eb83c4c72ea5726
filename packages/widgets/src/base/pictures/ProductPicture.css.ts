import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const picture = style({
  display: 'block',
  minBlockSize: 0,
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  '@media': { '(width < 560px)': { aspectRatio: '39 / 50' } },
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: color.surface.sunken,
  boxShadow: vars.shadow.overlay,
});
/** In a low window as much of it as there is room for, from its top on. */
export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'left top',
});
