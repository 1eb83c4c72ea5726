import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.large,
  minInlineSize: 0,
});

export const track = style({
  position: 'relative',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  '@media': { [forced]: { boxSizing: 'content-box', border: '1px solid CanvasText' } },
});

export const fill = recipe({
  base: {
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

export const mark = style({
  position: 'absolute',
  insetBlock: '-4px',
  inlineSize: '2px',
  marginInlineStart: '-1px',
  borderRadius: '1px',
  background: vars.color.text.strong,
  // Between two strips of the page's colour it shows on the past part too.
  '@media': { [forced]: { background: 'CanvasText', outline: '2px solid Canvas' } },
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

export const note = style({
  color: vars.color.text.body,
  fontWeight: 500,
  // Both ends stay below their ends of the bar.
  '@container': { '(width < 20rem)': { order: 1, flexBasis: '100%', textAlign: 'center' } },
});
