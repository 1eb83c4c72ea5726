import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.xxlarge,
});
export const narrow = style({ inlineSize: '100%', maxInlineSize: '56rem', marginInline: 'auto' });
export const contact = style({ display: 'grid', gap: vars.space.medium, maxInlineSize: '36rem' });
