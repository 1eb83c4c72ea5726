import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const popover = style({ minInlineSize: 0, overflow: 'auto' });
export const size = styleVariants(
  { auto: 'max-content', small: '18.75rem', medium: '20.625rem', large: '28rem' },
  (inlineSize) => ({ inlineSize }),
);
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
