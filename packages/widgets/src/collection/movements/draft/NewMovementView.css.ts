import { vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const step = style({});
// The head takes the focus where a step begins: its ring keeps to its words.
globalStyle(`${step} h2:focus-visible`, {
  inlineSize: 'fit-content',
  outlineOffset: '4px',
  borderRadius: vars.radius.small,
});
