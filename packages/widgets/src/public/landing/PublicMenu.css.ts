import { media, vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, control, radius, space } = vars;

export const menu = style({ '@media': { [media.md]: { display: 'none' } } });
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.base,
  color: color.text.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.surface.hover },
    [`${menu}[open] &`]: { background: color.surface.hover },
  },
});
/** Below the whole line of the head, over the page. */
export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 1,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  boxShadow: vars.shadow.overlay,
});
export const links = style({ padding: `${space.xsmall} 0` });
globalStyle(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: `clamp(${space.medium}, 4vw, ${space.xlarge})`,
});
