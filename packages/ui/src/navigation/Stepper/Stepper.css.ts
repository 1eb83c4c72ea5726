import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';
import { layers } from '../../theme/layers.css.ts';

const markerSize = '1.75rem';
const narrow = '(width < 480px)';
const line = vars.color.border.subtle;

export const container = style({ containerType: 'inline-size' });

export const steps = recipe({
  base: { display: 'grid' },
  variants: {
    orientation: {
      horizontal: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
        rowGap: vars.space.large,
        '@container': { [narrow]: { gridTemplateColumns: '1fr', rowGap: 0 } },
      },
      vertical: { gridTemplateColumns: '1fr' },
    },
  },
});

const stacked = {
  flexDirection: 'row',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.medium,
  paddingInlineEnd: 0,
} as const;
const stackedLine = {
  insetBlockStart: markerSize,
  insetBlockEnd: 0,
  insetInlineStart: `calc(${markerSize} / 2 - 1px)`,
  insetInlineEnd: 'auto',
  blockSize: 'auto',
  inlineSize: '2px',
};

export const step = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    minInlineSize: 0,
    '::after': { content: '', position: 'absolute', background: line },
    selectors: { '&:last-child::after': { display: 'none' } },
  },
  variants: {
    orientation: {
      horizontal: {
        flexDirection: 'column',
        gap: vars.space.xsmall,
        paddingInlineEnd: vars.space.medium,
        '::after': {
          insetBlockStart: `calc(${markerSize} / 2 - 1px)`,
          insetInlineStart: markerSize,
          insetInlineEnd: 0,
          blockSize: '2px',
        },
        '@container': { [narrow]: { ...stacked, '::after': stackedLine } },
      },
      vertical: { ...stacked, '::after': stackedLine },
    },
  },
});

export const marker = recipe({
  base: {
    position: 'relative',
    zIndex: layers.within,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: markerSize,
    blockSize: markerSize,
    borderRadius: vars.radius.full,
    border: '1.5px solid',
  },
  variants: {
    tone: {
      neutral: {
        background: vars.color.surface.raised,
        color: vars.color.text.muted,
        borderColor: vars.color.border.control,
      },
      caution: {
        background: vars.color.caution.tint,
        color: vars.color.caution.text,
        borderColor: vars.color.caution.solid,
      },
      critical: {
        background: vars.color.critical.tint,
        color: vars.color.critical.text,
        borderColor: vars.color.critical.solid,
      },
      positive: {
        background: vars.color.positive.solid,
        color: vars.color.text.onAccent,
        borderColor: vars.color.positive.solid,
      },
    },
    isCurrent: {
      true: {
        boxShadow: `0 0 0 3px ${vars.color.surface.raised}, 0 0 0 5px ${vars.color.focus}`,
        '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '3px' } },
      },
    },
  },
});

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [forced]: { background: 'CanvasText' } },
});

export const body = recipe({
  base: { display: 'flex', gap: vars.space.xsmall, minInlineSize: 0 },
  variants: {
    orientation: {
      horizontal: { flexDirection: 'column' },
      // Amounts at the end, below one another; where there is little room what can be done goes below.
      vertical: {
        flex: 1,
        display: 'grid',
        gridTemplateAreas: '"words actions figure"',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        alignItems: 'start',
        columnGap: vars.space.medium,
        '@container': {
          [narrow]: {
            gridTemplateAreas: '"words figure" "actions actions"',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
          },
        },
      },
    },
    hasSmallActions: { true: {} },
  },
  compoundVariants: [
    {
      variants: { orientation: 'vertical', hasSmallActions: true },
      style: {
        '@container': {
          [narrow]: {
            gridTemplateAreas: '"words actions figure"',
            gridTemplateColumns: 'minmax(0, 1fr) auto auto',
            columnGap: vars.space.xsmall,
          },
        },
      },
    },
  ],
});
export const actions = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall },
  variants: { orientation: { horizontal: {}, vertical: { gridArea: 'actions' } } },
});
export const figure = recipe({
  base: { color: vars.color.text.strong, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  variants: {
    orientation: { horizontal: {}, vertical: { gridArea: 'figure', minInlineSize: '5.5rem', textAlign: 'end' } },
    hasSmallActions: { true: { '@container': { [narrow]: { minInlineSize: 0 } } } },
  },
});
/** What stands below the title: in one line where there is room, since many steps stand below one another. */
export const facts = recipe({
  base: { display: 'flex' },
  variants: {
    orientation: {
      horizontal: { flexDirection: 'column' },
      vertical: { flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.small },
    },
  },
});
export const words = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const title = style({ color: vars.color.text.strong, fontWeight: 500 });
export const note = style({ fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line });

export const state = recipe({
  base: { fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line, fontWeight: 500 },
  variants: {
    tone: {
      neutral: { color: vars.color.text.muted },
      caution: { color: vars.color.caution.text },
      critical: { color: vars.color.critical.text },
      positive: { color: vars.color.positive.text },
    },
  },
});

/** Below the amounts, in their column; its words begin where those of the steps do. */
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  margin: 0,
  marginInlineStart: `calc(${markerSize} + ${vars.space.small})`,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.strong,
  fontWeight: 600,
});
export const totalWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});
export const totalNote = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: 400,
});
export const totalFigure = style({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
