import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const point = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, alignItems: 'flex-start' });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: space.xxsmall,
  borderRadius: vars.radius.base,
  background: color.accent.tint,
  color: color.accent.text,
});
