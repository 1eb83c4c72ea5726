import { vars } from '@corredor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  background: vars.color.surface.sunken,
});
const line = `1px solid ${vars.color.border.subtle}`;
export const place = styleVariants({
  popover: { borderBlockEnd: line },
  page: { border: line, borderRadius: vars.radius.base },
});
export const words = style({ flex: '1 1 10rem' });
