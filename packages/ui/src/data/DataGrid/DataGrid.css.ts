import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.css.ts';

/** What a row is drawn on: it changes under the pointer and when the row is chosen. */
export const ground = createVar();

const line = `1px solid ${vars.color.border.subtle}`;

/** The widths of the columns; on the grid alone, so that a new width does not draw every row again. */
const tracks = 'var(--grid-tracks)';
const paperTracks = 'var(--paper-tracks)';
/** Whatever the screen had room for, paper is as wide as it is. */
const asWideAsPaper = { minInlineSize: '0 !important' };
// Thousands of rows need a view of limited height, wherever the grid stands.
const mostHigh = 'max(20rem, 72dvh)';
/** Told once it is drawn; until then the grid is bounded all the same. */
const around = 'var(--grid-around, 0px)';
/** So high that no row is cut by the foot: as many whole rows as there is room for beside what stands around them. The half pixel is what rounding takes away. */
const inWholeRows = (room: string) => ({
  '@supports': {
    '(height: round(down, 1px, 1px))': {
      maxBlockSize: `calc(round(down, ${room} - ${around} + 0.5px, ${vars.control.row}) + ${around})`,
    },
  },
});
const noRoom = { visibility: 'hidden', padding: 0, overflow: 'hidden' } as const;

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    '&:has(> [data-bounded])': { maxBlockSize: mostHigh, ...inWholeRows(mostHigh) },
  },
});

export const scroller = recipe({
  base: {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain auto',
    minBlockSize: 0,
    border: line,
    borderRadius: vars.radius.base,
    background: vars.color.surface.raised,
    scrollPaddingBlockStart: vars.control.row,
    fontSize: vars.text.md.size,
    lineHeight: vars.text.md.line,
    '@media': { [media.print]: { overflow: 'visible', fontSize: vars.text.sm.size } },
  },
  variants: {
    hasTotals: { true: { scrollPaddingBlockEnd: vars.control.row } },
    hasRows: { true: inWholeRows('100%') },
  },
});

export const headWrap = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.sticky,
  background: vars.color.surface.raised,
  '@media': { [media.print]: { position: 'static', ...asWideAsPaper } },
});

/** As wide as usual letters are drawn here: another font or the reader's own spacing makes it wider. */
export const probe = style({
  position: 'absolute',
  insetInlineStart: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
  whiteSpace: 'pre',
  '::before': { content: '"0123456789 $1.234,56 Abcdefghijklmnop"' },
});

export const head = style({ borderBlockEnd: line });

export const headRow = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  blockSize: vars.control.row,
  alignItems: 'stretch',
  '@media': { [media.print]: { gridTemplateColumns: paperTracks } },
});

const cellPadding = {
  paddingInline: vars.space.small,
  selectors: {
    // Where there is little room the columns stand closer to one another.
    '[data-close] &': { paddingInline: vars.space.xsmall },
    '[role=row] > &:first-child': { paddingInlineStart: vars.space.medium },
  },
  '@media': { [media.print]: { paddingInline: vars.space.xsmall } },
};

const ring = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
  borderRadius: vars.radius.small,
};

export const headCell = recipe({
  base: {
    ...cellPadding,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    color: vars.color.text.muted,
    fontSize: vars.text.sm.size,
    lineHeight: vars.text.sm.line,
    fontWeight: 500,
    selectors: {
      ...cellPadding.selectors,
      '&:focus-visible': ring,
      '&[data-drop]': { boxShadow: `inset 2px 0 ${vars.color.accent.solid}` },
    },
  },
  variants: { align: { start: {}, end: { justifyContent: 'flex-end', textAlign: 'end' } } },
});

export const sortButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minInlineSize: 0,
    margin: `0 calc(-1 * ${vars.space.xsmall})`,
    padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.hover, color: vars.color.text.strong },
      '&[data-sorted]': { color: vars.color.text.strong, fontWeight: 600 },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  },
  variants: { align: { start: {}, end: { flexDirection: 'row-reverse', textAlign: 'end' } } },
});

export const headText = style({ lineHeight: 1.2, textWrap: 'balance' });

export const sortIcon = style({
  flexShrink: 0,
  // In the cell's own padding, so that a word keeps all its room.
  marginInlineStart: '-2px',
  marginInlineEnd: '-12px',
  opacity: 0,
  selectors: {
    'button[data-sorted] > &': { opacity: 1 },
    'button:hover > &, button:focus-visible > &': { opacity: 1 },
  },
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-1px',
  blockSize: '2px',
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '25%',
    background: vars.color.accent.solid,
    animation: `${slide} 1.1s ease-in-out infinite`,
  },
});

export const body = style({ position: 'relative', '@media': { [media.print]: asWideAsPaper } });

export const row = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: tracks,
    alignItems: 'stretch',
    inlineSize: '100%',
    blockSize: vars.control.row,
    vars: { [ground]: vars.color.surface.raised },
    background: ground,
    selectors: {
      '&:not(:last-child)': { boxShadow: `inset 0 -1px ${vars.color.border.subtle}` },
      '&:hover, &:focus-within': { vars: { [ground]: vars.color.surface.hover } },
      '&[aria-selected=true], &[aria-current=true]': { vars: { [ground]: vars.color.surface.selected } },
      // The row that is read beside the list.
      '&[aria-current=true]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: 2,
        inlineSize: '3px',
        background: vars.color.accent.solid,
      },
    },
    '@media': {
      // On paper a row is as high as its words.
      [media.print]: {
        gridTemplateColumns: paperTracks,
        blockSize: 'auto',
        minBlockSize: '1.75rem',
        breakInside: 'avoid',
      },
      [forced]: {
        borderBlockEnd: '1px solid',
        selectors: {
          '&[aria-current=true]::before': { background: 'Highlight' },
          // Over the actions too, which have a background of their own.
          '&[aria-selected=true]::after': {
            content: '',
            position: 'absolute',
            inset: '1px',
            zIndex: layers.pinned,
            border: '2px solid Highlight',
            pointerEvents: 'none',
          },
        },
      },
    },
  },
  variants: { isLink: { true: { cursor: 'pointer' } } },
});

export const cell = recipe({
  base: {
    ...cellPadding,
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    color: vars.color.text.body,
    selectors: { ...cellPadding.selectors, '&:focus-visible': ring },
  },
  variants: {
    align: { start: {}, end: { justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
    isPrimary: { true: { color: vars.color.text.strong, fontWeight: 500 } },
  },
});

// The clip margin leaves room for the focus ring of a link inside a cut cell.
export const content = style({
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: '4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});

/** Names may stand on two lines, as high together as a low row. */
export const lines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: '2px',
  lineHeight: 1.2,
  // The grid makes room for every usual word; one that is longer than any is hyphenated where the browser knows how.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  hyphenateLimitChars: '20 8 6',
  '@media': { [media.print]: { display: 'block', overflow: 'visible' } },
});

const pinned = {
  position: 'sticky',
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': { [media.print]: { ...noRoom, position: 'static' } },
} as const;

export const actionsHead = style({ ...pinned, justifyContent: 'center', selectors: { '&:focus-visible': ring } });

export const actionsCell = style({
  ...pinned,
  zIndex: layers.within,
  paddingInline: vars.space.xxsmall,
  background: ground,
  // What scrolls under the actions fades out before them.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '0 1px',
    insetInlineEnd: '100%',
    inlineSize: vars.space.xsmall,
    background: ground,
    maskImage: 'linear-gradient(to right, transparent, black)',
    pointerEvents: 'none',
  },
  boxShadow: `inset 0 -1px ${vars.color.border.subtle}`,
  selectors: {
    '&:focus-visible': ring,
    '[role=row]:last-child > &': { boxShadow: 'none' },
  },
});

/** The edge of a header that is dragged to resize; wider than it looks. */
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-6px',
  zIndex: layers.within,
  inlineSize: '12px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space.xsmall,
    insetInlineStart: '5px',
    inlineSize: '2px',
    borderRadius: '1px',
    background: vars.color.border.subtle,
    opacity: 0,
  },
  selectors: {
    [`${headRow}:hover &::after`]: { opacity: 1 },
    '&:hover::after, &:active::after': { background: vars.color.accent.solid },
  },
});

export const checkCell = style({
  display: 'grid',
  alignItems: 'stretch',
  minInlineSize: 0,
  '@media': { [media.print]: noRoom },
  selectors: { '&:focus-visible': ring },
});

export const emptyCell = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'calc(100cqi - 2px)',
  padding: vars.space.xlarge,
  selectors: { '&:focus-visible': ring },
});

const shade = keyframes({ 'from, 95%': { opacity: 1 }, to: { opacity: 0 } });
/** The last rows in sight are whole: that there are more below is told by a shade over their end, until the end of all is reached. */
const moreBelow = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layers.sticky,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: vars.space.small,
    background: `linear-gradient(to top, color-mix(in srgb, ${vars.color.border.control} 45%, transparent), transparent)`,
    opacity: 0,
    pointerEvents: 'none',
  },
  '@supports': {
    // Where nothing scrolls, the time does not run, and it stays unseen.
    '(animation-timeline: scroll())': {
      '::before': { animation: `${shade} linear`, animationTimeline: 'scroll(nearest)' },
    },
  },
} as const;

/** The end of what is seen of a grid without sums. */
export const end = style({ ...moreBelow, '@media': { [media.print]: { display: 'none' } } });

/** What all rows come to stays in sight below them. */
export const foot = style({
  ...moreBelow,
  borderBlockStart: line,
  background: vars.color.surface.raised,
  '@media': { [media.print]: { position: 'static', ...asWideAsPaper, '::before': { display: 'none' } } },
});

export const totals = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  alignItems: 'stretch',
  minBlockSize: vars.control.row,
  '@media': { [media.print]: { gridTemplateColumns: paperTracks, breakInside: 'avoid' } },
});
