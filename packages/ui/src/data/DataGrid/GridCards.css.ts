import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const line = `1px solid ${vars.color.border.subtle}`;

export const cards = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
  border: line,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6rem',
});

export const cardTop = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minBlockSize: '2rem' });

export const cardHeading = style({
  flex: 1,
  minInlineSize: 0,
  color: vars.color.text.strong,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** A number is read whole: the state beside it gives way first, and only then is a very long one cut. */
export const isCode = style({
  flex: '1 0 auto',
  maxInlineSize: '65%',
  overflow: 'clip',
  overflowClipMargin: '4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const cardStatus = style({ flexShrink: 1, minInlineSize: 0, maxInlineSize: '50%', marginInlineStart: 'auto' });
// Their targets are larger than what is seen of them: they reach into the edge of the card.
export const cardCheck = style({ flexShrink: 0, marginInline: '-6px -4px' });
export const cardMenu = style({ flexShrink: 0, marginInline: '-4px -6px' });

export const isChosen = style({
  borderColor: vars.color.accent.solid,
  background: vars.color.surface.selected,
  '@media': { [forced]: { outline: '2px solid Highlight' } },
});

export const cardFacts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  margin: 0,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

/** What it is about at the start, the figure that counts at the end. */
export const cardFirst = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.small });

export const cardFigure = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.text.strong,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

/** The last facts, and at the end what the row waits for. */
export const cardLast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

const between = '0.8125rem';
// The dot before the first fact of each line falls outside.
export const factsBox = style({ flex: 1, minInlineSize: 0, clipPath: 'inset(-4px)' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(${between} * -1)` });

export const fact = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  paddingInlineStart: between,
  '::before': {
    content: '·',
    position: 'absolute',
    insetInlineStart: '0.25rem',
    color: vars.color.text.muted,
  },
});
export const factName = style({ flexShrink: 0, color: vars.color.text.muted });
export const factValue = style({
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const cardScroller = style({ position: 'relative', maxBlockSize: 'max(20rem, 80dvh)', overflow: 'auto' });

export const cardPlace = recipe({
  variants: { isPlaced: { true: { position: 'absolute', insetBlockStart: 0, insetInline: 0 } } },
});

export const cardSorting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.small,
});
export const cardSortingChoice = style({ flex: 1, minInlineSize: 0 });

/** It keeps its place before the sums are known. */
export const cardTotals = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  minBlockSize: '1.25rem',
  margin: 0,
  paddingBlockStart: vars.space.xsmall,
});
