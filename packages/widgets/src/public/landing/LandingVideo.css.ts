import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const poster = style({ position: 'relative', display: 'block', borderRadius: vars.radius.base });
/** In the middle of the picture, as players show it. */
export const glyph = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  // Seen where colours are the reader's own.
  border: '2px solid transparent',
  borderRadius: '50%',
  color: color.text.onAccent,
  background: color.accent.solid,
  selectors: { [`${poster}:hover &`]: { background: color.accent.solidHover } },
});
