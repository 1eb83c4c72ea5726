import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowToasts, layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space, radius, motion } = vars;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.dialog,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space.medium,
  paddingBlockStart: `max(${space.medium}, ${belowToasts})`,
  background: color.surface.scrim,
  transition: `opacity ${motion.normal}`,
  '@media': {
    [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
    [media.print]: { position: 'static', display: 'block', padding: 0, background: 'transparent' },
  },
});
export const modal = style({
  inlineSize: '100%',
  maxBlockSize: '100%',
  display: 'flex',
  overflow: 'hidden',
  background: color.surface.overlay,
  borderRadius: radius.base,
  border: `1px solid ${color.border.subtle}`,
  boxShadow: vars.shadow.overlay,
  color: color.text.body,
  fontFamily: vars.font.family,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  transition: `transform ${motion.normal}`,
  '@media': {
    [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(8px)' } } },
  },
});
export const size = styleVariants(
  { small: '26rem', medium: '36rem', large: '52rem', full: '80rem' },
  (maxInlineSize) => ({
    maxInlineSize,
  }),
);
export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  // Between its head and its foot nothing would be left.
  '@media': { [media.short]: { overflowY: 'auto' }, [media.print]: { display: 'block' } },
});
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.medium,
  paddingInline: space.large,
});
export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xxsmall,
  minInlineSize: 0,
});
export const title = style({
  margin: 0,
  color: color.text.strong,
  fontSize: vars.text.lg.size,
  lineHeight: vars.text.lg.line,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  '@media': { [media.short]: { flex: 'none', overflowY: 'visible' }, [media.print]: { overflowY: 'visible' } },
  paddingInline: space.large,
  // Room for focus rings at the edges of what scrolls.
  paddingBlock: `2px ${space.large}`,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xsmall,
  paddingBlock: space.medium,
  paddingInline: space.large,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  // What may be done may draw nothing.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    // The last one, which does what the dialog is for, comes first and fills its line; the others share what is below.
    [media.belowSm]: { flexWrap: 'wrap-reverse', alignItems: 'stretch' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${actions} > *`, { '@media': { [media.belowSm]: { flex: '1 1 auto', justifyContent: 'center' } } });
globalStyle(`${actions} > :last-child`, { '@media': { [media.belowSm]: { flexBasis: '100%' } } });
/** All as high as one another and as a finger needs them; one with a sign alone is no square where it fills its line. */
globalStyle(`${actions} > :is(button, a)`, {
  '@media': { [media.belowSm]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem', aspectRatio: 'auto' } },
});
