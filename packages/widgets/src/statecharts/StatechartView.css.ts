import { vars } from '@corredor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { sizes } from './drawing.ts';

const { color, radius, space, text } = vars;

export const mono = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';
const focus = { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } };

export const page = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 1100px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});
export const beside = style({
  display: 'grid',
  gap: space.medium,
  // The steps come first for the keyboard and on small screens.
  '@media': {
    'screen and (min-width: 1100px)': {
      gridColumn: 2,
      gridRow: '1 / span 3',
      position: 'sticky',
      insetBlockStart: space.medium,
      maxBlockSize: 'calc(100vh - 2rem)',
      overflow: 'auto',
    },
  },
});
export const wide = style({
  minInlineSize: 0,
  '@media': { 'screen and (min-width: 1100px)': { gridColumn: 1 } },
});

export const frame = style({
  overflow: 'auto',
  padding: space.small,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
  background: color.surface.page,
  selectors: focus,
});
export const canvas = style({
  position: 'relative',
  fontFamily: mono,
  fontSize: '12px',
  lineHeight: `${sizes.line}px`,
});
export const lines = style({ position: 'absolute', inset: 0, pointerEvents: 'none', overflow: 'visible' });

export const state = style({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.small,
  background: color.surface.raised,
  color: color.text.body,
  paddingInline: `${sizes.padding - 1}px`,
  selectors: {
    '&[data-outer]': { background: color.surface.sunken, borderColor: color.border.subtle },
    '&[data-region]': { borderStyle: 'dashed', borderColor: color.border.control },
    '&[data-final]': { borderStyle: 'double', borderWidth: '4px' },
    '&[aria-current]': { borderColor: color.accent.solid },
    '&[aria-current]:not([data-outer])': {
      background: color.accent.tint,
      boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
    },
  },
});

const plainButton = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
} as const;

export const name = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  blockSize: `${sizes.head}px`,
  color: color.text.strong,
  fontSize: '13px',
  fontWeight: 600,
  borderRadius: radius.small,
  selectors: { ...focus, '&[aria-pressed="true"]': { textDecoration: 'underline' } },
});
export const fact = style({
  display: 'block',
  blockSize: `${sizes.row}px`,
  lineHeight: `${sizes.row}px`,
  color: color.text.muted,
  whiteSpace: 'nowrap',
});

export const label = style({
  position: 'absolute',
  paddingBlock: '2px',
  paddingInline: '4px',
  boxSizing: 'border-box',
  background: color.surface.sunken,
  borderRadius: radius.small,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  ...plainButton,
  display: 'grid',
  gridTemplateColumns: '12px auto',
  columnGap: '0.25rem',
  borderRadius: radius.small,
  selectors: {
    ...focus,
    '&:hover': { textDecoration: 'underline' },
    '&[data-taken]': { color: color.accent.text, fontWeight: 700 },
    '&[aria-pressed="true"]': { background: color.surface.selected },
  },
});

export const row = style({ display: 'block', blockSize: `${sizes.line}px` });
export const mark = style({ display: 'inline-flex', alignItems: 'center', blockSize: `${sizes.line}px` });

export const edge = style({
  fill: 'none',
  stroke: color.border.control,
  strokeWidth: 1.25,
  selectors: {
    '&[data-unwalked]': { strokeDasharray: '3 4' },
    '&[data-taken]': { stroke: color.accent.solid, strokeWidth: 2.5 },
  },
});
export const arrow = style({
  fill: color.border.control,
  selectors: { '&[data-taken]': { fill: color.accent.solid } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  rowGap: space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text.muted,
  fontSize: text.sm.size,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem' });
const swatch = style({
  inlineSize: '18px',
  blockSize: '12px',
  border: `1px solid ${color.border.control}`,
  borderRadius: '3px',
});
export const swatches = styleVariants({
  here: [swatch, { background: color.accent.tint, border: `2px solid ${color.accent.solid}` }],
  region: [swatch, { borderStyle: 'dashed' }],
  final: [swatch, { borderStyle: 'double', borderWidth: '4px' }],
  taken: [
    swatch,
    { blockSize: 0, border: 'none', borderBlockStart: `3px solid ${color.accent.solid}`, borderRadius: 0 },
  ],
});
