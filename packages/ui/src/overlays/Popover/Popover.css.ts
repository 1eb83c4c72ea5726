import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layoutSizes } from '../../theme/layoutSizes.css.ts';
import { media } from '../../theme/media.css.ts';

const small = `${layoutSizes.popoverOnMedium}px`;

export const popover = style({ minInlineSize: 0, overflow: 'auto' });
export const size = styleVariants({
  auto: { inlineSize: 'max-content' },
  small: { inlineSize: small },
  medium: { inlineSize: small, '@media': { [media.md]: { inlineSize: `${layoutSizes.popover}px` } } },
  large: { inlineSize: '28rem' },
});
export const dialog = style({ outline: 'none', padding: vars.space.medium });
export const bare = style({ outline: 'none' });
export const title = style({
  margin: 0,
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.text.strong,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  fontWeight: 600,
});
