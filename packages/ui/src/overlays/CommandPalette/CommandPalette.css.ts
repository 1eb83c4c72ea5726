import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';
import { belowToasts } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, radius, space, text } = vars;
const line = `1px solid ${color.border.subtle}`;

/** Near the top, so that it does not jump as results come. */
export const overlay = style({ alignItems: 'flex-start', paddingBlockStart: `max(min(12vh, 6rem), ${belowToasts})` });
export const dialog = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', outline: 'none' });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  paddingInline: space.medium,
  borderBlockEnd: line,
  color: color.text.muted,
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '3.5rem',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.text.strong,
  fontFamily: 'inherit',
  fontSize: text.lg.size,
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [forced]: { selectors: { '&::placeholder': { color: 'CanvasText', fontStyle: 'italic' } } } },
});
export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: 'min(26rem, 60dvh)',
  overflowY: 'auto',
  // What is only heard scrolls with its row.
  position: 'relative',
  padding: space.xsmall,
  outline: 'none',
  scrollPaddingBlock: space.large,
});
export const note = style({ padding: space.large, color: color.text.muted, textAlign: 'center' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  padding: `${space.xsmall} ${space.medium}`,
  borderBlockStart: line,
  color: color.text.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  // A telephone has none of these keys.
  '@media': { [media.belowSm]: { display: 'none' } },
});
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxsmall });
/** What was typed, within what was found. */
export const match = style({ background: 'transparent', color: 'inherit', fontWeight: 700 });
/** A number, a plate, an amount: never on two lines. */
export const whole = style({ whiteSpace: 'nowrap' });
const target = '1.5rem';
/** That there is more to do with it, where it is marked; large enough to be pressed, and no larger in its row than its icon. */
export const more = style({
  justifyContent: 'center',
  inlineSize: target,
  blockSize: target,
  marginBlock: `calc((${text.md.line} - ${target}) / 2)`,
  marginInline: `calc((1rem - ${target}) / 2)`,
  borderRadius: radius.small,
  visibility: 'hidden',
  selectors: {
    '[data-focused] > &, [data-hovered] > &': { visibility: 'visible' },
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.border.control}` },
  },
  // No pointer comes near it first.
  '@media': { '(hover: none)': { visibility: 'visible' } },
});
