import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space, radius, text, motion, control } = vars;

/** The surface of lists and menus over the page. */
export const popover = style({
  minInlineSize: 'max(12rem, var(--trigger-width, 0))',
  maxInlineSize: 'min(28rem, calc(100vw - 2rem))',
  maxBlockSize: 'inherit',
  display: 'flex',
  flexDirection: 'column',
  background: color.surface.overlay,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
  boxShadow: vars.shadow.overlay,
  color: color.text.body,
  fontFamily: vars.font.family,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  outline: 'none',
  overflow: 'hidden',
  transition: `opacity ${motion.fast}, transform ${motion.fast}`,
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-entering], &[data-exiting]': { opacity: 0 },
        '&[data-entering][data-placement=bottom], &[data-exiting][data-placement=bottom]': {
          transform: 'translateY(-4px)',
        },
        '&[data-entering][data-placement=top], &[data-exiting][data-placement=top]': { transform: 'translateY(4px)' },
      },
    },
  },
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: '30rem',
  // A shade at the edge beyond which the list goes on; at its ends the surface, which scrolls with it, covers the shade.
  background: [
    `linear-gradient(${color.surface.overlay} 40%, transparent) center top / 100% 2rem no-repeat local`,
    `linear-gradient(transparent, ${color.surface.overlay} 60%) center bottom / 100% 2rem no-repeat local`,
    `linear-gradient(${color.border.subtle}, transparent) center top / 100% 0.75rem no-repeat scroll`,
    `linear-gradient(transparent, ${color.border.subtle}) center bottom / 100% 0.75rem no-repeat scroll`,
  ].join(', '),
  overflowY: 'auto',
  padding: space.xxsmall,
  outline: 'none',
  scrollPaddingBlock: space.xxsmall,
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xsmall,
  minBlockSize: `calc(${control.height} - 0.25rem)`,
  paddingBlock: `calc((${control.height} - 0.25rem - ${text.md.line}) / 2)`,
  paddingInline: space.xsmall,
  borderRadius: radius.small,
  color: color.text.strong,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    '&[data-focused], &[data-hovered], &[data-open]': { background: color.surface.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-selected]': { fontWeight: 500 },
    '&[data-disabled]': { color: color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[data-focused]': chosenInForced,
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
// What stands in the option has the option's colour there.
const asFocused = { '@media': { [forced]: { selectors: { '[data-focused] > &': { color: 'inherit' } } } } };
export const critical = style({ color: color.critical.text });
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const description = style({
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 400,
  '@media': { [forced]: { selectors: { '[data-focused] &': { color: 'inherit' } } } },
});
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: text.md.line,
  color: color.text.muted,
  ...asFocused,
});
/** What was typed, in the words that it found. */
export const match = style({ background: 'transparent', color: 'inherit', fontWeight: 650 });
export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: text.md.line,
  color: color.text.accent,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
  ...asFocused,
});
export const heading = style({
  paddingInline: space.xsmall,
  paddingBlock: space.xxsmall,
  color: color.text.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: 500,
});
export const note = style({
  maxInlineSize: '22rem',
  margin: 0,
  padding: space.small,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  overflowWrap: 'anywhere',
});
export const line = style({
  blockSize: '1px',
  margin: `${space.xxsmall} 0`,
  border: 0,
  background: color.border.subtle,
});
export const nothing = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  padding: space.small,
  color: color.text.muted,
});
