import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxlarge,
  inlineSize: '100%',
  maxInlineSize: '40rem',
  maxBlockSize: '100%',
  marginInline: 'auto',
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  maxInlineSize: '30rem',
});
