import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** A button reaches into the space around its line, which stays as high as those of other facts. */
export const withinLine = style({
  display: 'inline-flex',
  marginBlock: `calc((${vars.text.md.line} - 2rem) / 2)`,
});
