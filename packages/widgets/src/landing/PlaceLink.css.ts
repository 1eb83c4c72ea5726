import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  borderRadius: '4px',
  color: vars.color.text.body,
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.text.strong, textDecoration: 'underline' } },
});
