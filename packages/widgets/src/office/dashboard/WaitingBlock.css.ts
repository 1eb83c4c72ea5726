import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.medium,
  margin: 0,
});
export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
export const figure = style({ margin: 0 });
