import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  background: vars.color.surface.scrim,
  transition: `opacity ${vars.motion.normal}`,
  '@media': {
    [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
    [media.print]: { position: 'static', display: 'block', padding: 0, background: 'transparent' },
  },
});
export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  display: 'flex',
  background: vars.color.surface.raised,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text.body,
  fontFamily: vars.font.family,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  transition: `transform ${vars.motion.normal} ease-out`,
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-entering], &[data-exiting]': { transform: 'translateX(2rem)' },
        '[dir=rtl] &[data-entering], [dir=rtl] &[data-exiting]': { transform: 'translateX(-2rem)' },
      },
    },
    [media.print]: { position: 'static', display: 'block', border: 0, boxShadow: 'none' },
  },
});
export const size = styleVariants({ medium: '32rem', large: '52rem', full: '72rem' }, (maxInlineSize) => ({
  maxInlineSize,
  '@media': { [media.print]: { maxInlineSize: 'none' } },
}));
export const header = style({ borderBlockEnd: `1px solid ${vars.color.border.subtle}` });
export const body = style({ paddingBlock: vars.space.large });
