import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

export const tooltip = style({
  maxInlineSize: '16rem',
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  border: '1px solid transparent',
  background: vars.color.text.strong,
  color: vars.color.surface.page,
  fontFamily: vars.font.family,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  transition: `opacity ${vars.motion.fast}`,
  '@media': { [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } } },
});
