import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

export const figure = style({
  display: 'flex',
  gap: vars.space.small,
  containerType: 'inline-size',
  paddingBlockStart: vars.space.large,
  minInlineSize: 0,
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const small = style({
  display: 'flex',
  alignItems: 'center',
  gap: '3px',
  blockSize: '12px',
  // As long in every row, whatever stands above it, so that terms are compared by their marks.
  inlineSize: '9rem',
  maxInlineSize: '100%',
  minInlineSize: '4rem',
});

export const track = recipe({
  base: {
    display: 'block',
    position: 'relative',
    borderRadius: vars.radius.full,
    background: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    '@media': { [forced]: { boxSizing: 'content-box', border: '1px solid CanvasText' } },
  },
  variants: {
    // As high as it is, also where the words of what follows stand in many lines.
    size: { medium: { flexShrink: 0, blockSize: '0.5rem' }, small: { flexGrow: 1, blockSize: '4px' } },
    // What stands on it is told from it by its size.
    isThin: { true: {} },
  },
  compoundVariants: [{ variants: { size: 'medium', isThin: true }, style: { blockSize: '6px', marginBlock: '4px' } }],
});

export const fill = recipe({
  base: {
    display: 'block',
    blockSize: '100%',
    borderRadius: vars.radius.full,
    '@media': { [forced]: { background: 'Highlight' } },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent.solid },
      positive: { background: vars.color.positive.solid },
      caution: { background: vars.color.caution.solid },
      critical: { background: vars.color.critical.solid },
      neutral: { background: vars.color.border.control },
    },
  },
});

const done = { background: vars.color.text.strong, '@media': { [forced]: { background: 'CanvasText' } } };
/** How long and high a tick is, in pixels. */
export const tickSize = { medium: 12, small: 7 };
/** How far the ring of the current one reaches beyond it, in pixels. */
export const ring = 4;
const half = 'linear-gradient(to right';

/** Told apart by their shape alone: filled, half filled, hollow, and a square on its point. */
export const tick = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: '50%',
    boxSizing: 'border-box',
    transform: 'translate(-50%, -50%)',
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.text.strong}`,
    background: vars.color.surface.raised,
    // A strip of the page's colour tells it from the bar.
    outline: `2px solid ${vars.color.surface.raised}`,
    forcedColorAdjust: 'none',
    '@media': { [forced]: { borderColor: 'CanvasText', background: 'Canvas', outlineColor: 'Canvas' } },
  },
  variants: {
    state: {
      done,
      part: {
        background: `${half}, ${vars.color.text.strong} 50%, ${vars.color.surface.raised} 50%)`,
        '@media': { [forced]: { background: `${half}, CanvasText 50%, Canvas 50%)` } },
      },
      late: {
        borderRadius: '2px',
        borderColor: vars.color.critical.solid,
        background: vars.color.critical.solid,
        transform: 'translate(-50%, -50%) rotate(45deg)',
        // Nothing that is less urgent lies over it.
        zIndex: 1,
        '@media': { [forced]: { borderColor: 'CanvasText', background: 'Mark' } },
      },
      open: { borderColor: vars.color.border.control },
    },
    size: {
      medium: { inlineSize: `${tickSize.medium}px`, blockSize: `${tickSize.medium}px` },
      small: {
        inlineSize: `${tickSize.small}px`,
        blockSize: `${tickSize.small}px`,
        borderWidth: '1px',
        outline: 'none',
      },
    },
    isCurrent: {
      true: {
        zIndex: 1,
        // Outside the strip of the page's colour.
        boxShadow: `0 0 0 ${ring}px ${vars.color.focus}`,
        '@media': { [forced]: { boxShadow: `0 0 0 ${ring}px Highlight` } },
      },
    },
  },
});

export const mark = recipe({
  base: {
    position: 'absolute',
    inlineSize: '2px',
    marginInlineStart: '-1px',
    borderRadius: '1px',
    background: vars.color.text.strong,
    // Between two strips of the page's colour it shows on the past part too.
    '@media': { [forced]: { background: 'CanvasText', outline: '2px solid Canvas' } },
  },
  variants: { size: { medium: { insetBlock: '-7px' }, small: { insetBlock: '-4px' } } },
});

export const markLabel = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: '100%',
    color: vars.color.text.strong,
    fontSize: vars.text.xs.size,
    lineHeight: vars.text.xs.line,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  variants: {
    side: {
      start: { insetInlineStart: 0 },
      middle: { insetInlineStart: '50%', transform: 'translateX(-50%)' },
      end: { insetInlineEnd: 0 },
    },
  },
});

/** How many ticks are drawn as one, above it. */
export const times = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 7px)',
  transform: 'translateX(-50%)',
  color: vars.color.text.body,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const tail = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: vars.space.xsmall,
  // It goes on where the bar ends.
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});
export const tailTrack = style({
  display: 'block',
  position: 'relative',
  flexShrink: 0,
  blockSize: '6px',
  marginBlock: '4px',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '2px',
    borderBlockStart: `2px dashed ${vars.color.border.control}`,
  },
  '@media': { [forced]: { selectors: { '&::before': { borderColor: 'CanvasText' } } } },
});
export const tailLabel = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const flags = style({ position: 'relative', blockSize: '1.25rem' });

export const flag = style({
  position: 'absolute',
  insetBlockEnd: 0,
  transform: 'translateX(-50%)',
  minInlineSize: '1rem',
  paddingInline: '2px',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  color: vars.color.text.strong,
  fontSize: vars.text.xs.size,
  lineHeight: '0.875rem',
  fontWeight: 600,
  textAlign: 'center',
  // The staff between the bar and what hangs from it.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    inlineSize: '1px',
    blockSize: '6px',
    background: vars.color.border.control,
  },
  '@media': { [forced]: { selectors: { '&::before': { background: 'CanvasText' } } } },
});

export const next = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: vars.space.xsmall,
  inlineSize: 'clamp(4rem, 14%, 9rem)',
});

export const nextTrack = recipe({
  base: {
    display: 'block',
    boxSizing: 'border-box',
    flexShrink: 0,
    border: `1px dashed ${vars.color.border.control}`,
    borderRadius: vars.radius.full,
    '@media': { [forced]: { borderColor: 'CanvasText' } },
  },
  variants: {
    size: {
      medium: { inlineSize: '100%', blockSize: '0.5rem' },
      small: { inlineSize: '14px', blockSize: '6px' },
    },
    isThin: { true: {} },
  },
  // In one line with the bar, which has room for what stands on it.
  compoundVariants: [{ variants: { size: 'medium', isThin: true }, style: { marginBlock: '3px' } }],
});

export const nextLabel = style({
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontVariantNumeric: 'tabular-nums',
});

/** Both ends stay below their ends of the bar; on a line of its own the note has its own room. */
const ownLine = { order: 1, flexBasis: '100%', marginBlock: 0, textAlign: 'center' } as const;
export const note = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `0 ${vars.space.small}`,
    // A button in it makes its line no higher than the days beside it.
    marginBlock: '-0.375rem',
    color: vars.color.text.body,
    fontWeight: 500,
  },
  variants: {
    isLong: {
      always: ownLine,
      true: { '@container': { '(width < 52rem)': ownLine } },
      false: { '@container': { '(width < 20rem)': ownLine } },
    },
  },
});
export const detail = style({ fontWeight: 400 });
