import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space, text, radius, shadow } = vars;
const line = `1px solid ${color.border.subtle}`;

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const columns = style({
  display: 'flex',
  gap: space.small,
  overflowX: 'auto',
  // Room for the ring of what has the focus.
  padding: '3px',
  margin: '-3px',
});
/** Few columns are all seen at once also where each would like more room. */
export const few = style({});
const tight = '(width < 62rem)';
/** Here what is done with a card has no room beside its first line. */
const tighter = '(width < 44rem)';
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  // Five stand beside the menu of a page 1440 px wide.
  flex: '1 0 13rem',
  minInlineSize: 0,
  maxInlineSize: '24rem',
  maxBlockSize: 'max(22rem, 70dvh)',
  border: line,
  borderRadius: radius.base,
  background: color.surface.sunken,
  // One column has all the room there is.
  selectors: { '&:only-child': { maxInlineSize: 'none' } },
  '@container': { [tight]: { selectors: { [`${few} > &`]: { flexBasis: '9.5rem' } } } },
  '@media': { [media.print]: { maxBlockSize: 'none' } },
});
export const head = style({ padding: `${space.small} ${space.small} ${space.xsmall}` });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.xsmall,
});
export const count = style({
  flexShrink: 0,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontVariantNumeric: 'tabular-nums',
});
export const sum = style({
  margin: 0,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontVariantNumeric: 'tabular-nums',
});
export const scroller = style({ flex: 1, minBlockSize: '6rem', overflowY: 'auto', padding: space.xsmall });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  minBlockSize: '100%',
  borderRadius: radius.small,
  outline: 'none',
  selectors: {
    '&[data-drop-target]': { background: color.accent.tint, outline: `2px solid ${color.accent.solid}` },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
  },
  '@media': { [forced]: { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } } },
});
export const empty = style({
  margin: 0,
  padding: space.small,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  textAlign: 'center',
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  padding: space.xsmall,
  border: line,
  borderRadius: radius.small,
  background: color.surface.raised,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[data-dragging]': { opacity: 0.5 },
  },
});
export const body = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const cardTop = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxsmall,
  // What is done with the card stands over it, where beside it would leave no room for its words.
  '@container': {
    [tighter]: { selectors: { [`${few} > :not(:only-child) &`]: { flexWrap: 'wrap', justifyContent: 'flex-end' } } },
  },
});
const words = {
  minInlineSize: 0,
  color: color.text.body,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  overflowWrap: 'anywhere',
} as const;
export const content = style({
  ...words,
  flex: 1,
  paddingBlock: '2px',
  '@container': { [tighter]: { selectors: { [`${few} > :not(:only-child) &`]: { order: 1, flexBasis: '100%' } } } },
});
/** The lines below the first have the whole card. */
export const rest = style({ ...words, paddingBlockEnd: '2px' });
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text.muted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[slot=drag]': { cursor: 'grab' },
    '&[data-hovered], &[aria-expanded=true]': { background: color.surface.hover, color: color.text.body },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
/** In sight while the card is pointed at or has the focus; where nothing can point, always. */
export const grip = style({
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        [`${card}:not(:hover, :focus-within, [data-focus-visible], [data-dragging]) &`]: { opacity: 0 },
      },
    },
    [media.print]: { display: 'none' },
  },
});
export const reason = style({
  display: 'flex',
  gap: space.xsmall,
  margin: 0,
  color: color.critical.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
// Without a place of its own the indicator is not scrolled to by the keyboard.
export const indicator = style({
  position: 'relative',
  zIndex: layers.within,
  blockSize: '2px',
  marginBlock: `calc(${space.xsmall} / -2 - 1px)`,
  borderRadius: radius.full,
  outline: 'none',
  selectors: { '&[data-drop-target]': { background: color.accent.solid } },
  '@media': { [forced]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
});
export const preview = style({
  maxInlineSize: '16rem',
  padding: `${space.xsmall} ${space.small}`,
  borderRadius: radius.small,
  background: color.surface.raised,
  boxShadow: shadow.overlay,
  color: color.text.strong,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const more = style({ display: 'grid', placeItems: 'center', paddingBlockStart: space.xsmall });

/** What scrolls, and over its edges the way on. */
export const stage = style({ position: 'relative', minInlineSize: 0 });
export const way = style({
  position: 'absolute',
  // At half the height it lies over no head of a column.
  insetBlockStart: 'calc(50% - 1rem)',
  zIndex: layers.within,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: line,
  borderRadius: radius.full,
  background: color.surface.raised,
  boxShadow: shadow.overlay,
  color: color.text.body,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: color.surface.hover, color: color.text.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [forced]: { borderColor: 'ButtonBorder' }, [media.print]: { display: 'none' } },
});
export const wayBefore = style({ insetInlineStart: 0 });
export const wayAfter = style({ insetInlineEnd: 0 });

export const fold = style({
  flex: '0 0 10rem',
  boxSizing: 'border-box',
  padding: space.xsmall,
  border: line,
  borderRadius: radius.base,
  background: color.surface.sunken,
});
export const foldButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  inlineSize: '100%',
  padding: space.xxsmall,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: color.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const folded = style({
  margin: 0,
  padding: space.xxsmall,
  listStyle: 'none',
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const foldedLine = style({ display: 'flex', justifyContent: 'space-between', gap: space.xsmall });
