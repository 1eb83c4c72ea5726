import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const line = `1px solid ${vars.color.border.subtle}`;

export const cards = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const cardTop = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xsmall });

export const cardHeading = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xxsmall,
  color: vars.color.text.strong,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const cardStatus = style({ flexShrink: 0, paddingBlockStart: '2px', maxInlineSize: '45%' });

// Below the title over the whole width, also under its state and menu.
export const cardSubtitle = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  overflowWrap: 'anywhere',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: line,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 9rem',
});

export const cardCheck = style({ flexShrink: 0, marginBlockStart: '-4px', marginInlineStart: '-6px' });

export const isChosen = style({
  borderColor: vars.color.accent.solid,
  background: vars.color.surface.selected,
  '@media': { [forced]: { outline: '2px solid Highlight' } },
});

export const cardLines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const cardLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  // A label with nothing beside it says nothing.
  selectors: { '&:has(> dd:empty)': { display: 'none' } },
});
export const cardLabel = style({ flexShrink: 0, maxInlineSize: '50%', color: vars.color.text.muted });
export const cardValue = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
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
