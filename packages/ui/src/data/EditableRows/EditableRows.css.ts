import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { cardPadding } from '../../theme/layoutSizes.css.ts';

const { color, space, text } = vars;
const line = `1px solid ${color.border.subtle}`;
const narrow = '(width < 560px)';
const wide = '(width >= 560px)';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minInlineSize: 0,
});

export const frame = style({
  border: line,
  borderRadius: vars.radius.base,
  background: color.surface.raised,
  overflow: 'clip',
});

/** The card around it has the frame. */
export const inCard = style({ marginBlockStart: space.small, borderBlockStart: line });

export const table = style({ inlineSize: '100%', '@container': { [narrow]: { display: 'block' } } });

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const head = style({ '@container': { [narrow]: { display: 'none' } } });

export const headCell = recipe({
  base: {
    blockSize: '2.5rem',
    paddingInline: space.small,
    borderBlockEnd: line,
    color: color.text.muted,
    fontSize: text.sm.size,
    lineHeight: text.sm.line,
    fontWeight: 500,
    textAlign: 'start',
    selectors: { [`${inCard} &:first-child`]: { paddingInlineStart: cardPadding } },
  },
  variants: { align: { start: {}, end: { textAlign: 'end' } }, isActions: { true: { inlineSize: '5.5rem' } } },
});

export const row = recipe({
  base: {
    selectors: { '&:not(:last-child)': { borderBlockEnd: line } },
    '@container': {
      [narrow]: {
        display: 'block',
        padding: space.small,
        selectors: { [`${inCard} &`]: { paddingInline: cardPadding } },
      },
    },
  },
  variants: { isEditing: { true: { background: color.surface.hover } } },
});

export const cell = recipe({
  base: {
    blockSize: vars.control.row,
    paddingInline: space.small,
    paddingBlock: space.xxsmall,
    color: color.text.body,
    // Unlike 'anywhere', it leaves each column the room of its longest word.
    overflowWrap: 'break-word',
    '@container': {
      [narrow]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: space.medium,
        blockSize: 'auto',
        paddingInline: 0,
      },
      [wide]: { selectors: { [`${inCard} &:first-child`]: { paddingInlineStart: cardPadding } } },
    },
    selectors: {
      '&:first-child': { color: color.text.strong, fontWeight: 500 },
    },
  },
  variants: {
    align: {
      start: {},
      end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
    isWhole: { true: { whiteSpace: 'nowrap' } },
    isActions: {
      true: { inlineSize: '5.5rem', '@container': { [narrow]: { inlineSize: 'auto', justifyContent: 'flex-end' } } },
    },
    isEditing: {
      true: {
        // Cells with several fields grow downwards; their first fields stay in one line.
        verticalAlign: 'top',
        paddingBlock: space.xsmall,
        '@container': {
          [narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space.xxsmall },
        },
      },
      false: {
        '@container': {
          [narrow]: {
            textAlign: 'end',
            // A label with nothing beside it says nothing.
            selectors: { '&:has(> div:empty)': { display: 'none' } },
          },
        },
      },
    },
  },
});

export const label = recipe({
  base: {
    display: 'none',
    color: color.text.muted,
    fontSize: text.sm.size,
    fontWeight: 400,
    flexShrink: 0,
    '@container': { [narrow]: { display: 'block' } },
  },
  // Above a field it looks like the field's own label.
  variants: { isEditing: { true: { color: color.text.strong, fontWeight: 500 } } },
});
export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [wide]: { overflowWrap: 'break-word' } },
});
/** What changes a row that is read comes with the pointer or the focus: rows are read far more often. Fingers have nothing to point with, and where rows are blocks the buttons have a line of their own. */
export const buttons = recipe({
  base: { display: 'flex', justifyContent: 'flex-end', gap: '2px' },
  variants: {
    isEditing: {
      false: {
        '@media': {
          '(hover: hover) and (pointer: fine) and (forced-colors: none)': {
            '@container': {
              [wide]: { selectors: { 'tr:not(:hover, :focus-within) > td > &': { opacity: 0 } } },
            },
          },
        },
      },
    },
  },
});
export const errorCell = style({
  padding: `0 ${space.small} ${space.small}`,
  color: color.critical.text,
  fontSize: text.sm.size,
});

export const empty = style({
  padding: space.large,
  border: `1px dashed ${color.border.control}`,
  borderRadius: vars.radius.base,
  color: color.text.muted,
  textAlign: 'center',
});

export const emptyInCard = style({ padding: `${space.small} ${cardPadding} ${cardPadding}`, color: color.text.muted });

export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });
export const reason = style({ color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line });
