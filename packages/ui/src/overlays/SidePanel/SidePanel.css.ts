import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowToasts, layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.dialog,
  // Lighter than behind a dialog: the list is still read.
  background: `color-mix(in oklab, ${vars.color.surface.scrim} 30%, transparent)`,
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
  maxInlineSize: `min(var(--panel-width, ${maxInlineSize}), 100%)`,
  '@media': { [media.print]: { maxInlineSize: 'none' } },
}));
export const header = style({ borderBlockEnd: `1px solid ${vars.color.border.subtle}` });
export const titles = style({ flexGrow: 1 });
/** Keep their room: beside them the title breaks. */
export const tools = style({ flexShrink: 0 });
/** What stands last can be scrolled out from under the messages. */
export const body = style({ paddingBlock: `${vars.space.large} calc(${vars.space.large} + ${belowToasts})` });
/** Hears keys, and takes no place. */
export const keys = style({ display: 'contents' });
export const position = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  whiteSpace: 'nowrap',
  paddingInlineEnd: vars.space.xxsmall,
  '@media': {
    // On a phone the title needs the room; which one it is is still said aloud.
    '(width < 480px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [media.print]: { display: 'none' },
  },
});
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '-4px',
  zIndex: 1,
  inlineSize: '8px',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: '3px', inlineSize: '3px' },
    '&:hover::after, &:active::after, &:focus-visible::after': { background: vars.color.focus },
  },
  '@media': {
    // A phone's panel fills the screen.
    '(width < 640px)': { display: 'none' },
    [media.print]: { display: 'none' },
    '(forced-colors: active)': { selectors: { '&:focus-visible::after': { background: 'Highlight' } } },
  },
});
