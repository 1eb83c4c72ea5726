import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';
import { layers } from '../../theme/layers.css.ts';

const { color, space, radius, text } = vars;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  alignItems: 'end',
});
export const when = style({
  flexBasis: '100%',
  color: color.text.strong,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  fontWeight: 600,
});
export const series = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const value = style({
  color: color.text.strong,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

// One hue for what is, grey for what it is compared with.
const second = `color-mix(in oklab, ${color.accent.solid} 45%, ${color.surface.raised})`;
const edge = { outline: '1px solid CanvasText', outlineOffset: '-1px', forcedColorAdjust: 'none' as const };
export const paint = styleVariants({
  first: { background: color.accent.solid, '@media': { [forced]: { ...edge, background: 'Highlight' } } },
  second: { background: second, '@media': { [forced]: { ...edge, background: 'Canvas' } } },
});
export const swatch = style({ flexShrink: 0, inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '2px' });
export const dash = style({
  flexShrink: 0,
  inlineSize: '1rem',
  borderBlockStart: `2px solid ${color.text.muted}`,
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});

export const plot = style({ position: 'relative', minInlineSize: 0 });
export const columns = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
export const item = style({ position: 'relative', minInlineSize: 0 });
export const column = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: radius.small,
  color: color.text.muted,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const plotHeight = '11rem';
export const labelHeight = '1.5rem';
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'center',
  blockSize: `calc(${plotHeight} + ${labelHeight})`,
  borderBlockEnd: `1px solid ${color.border.control}`,
});
export const top = style({
  // Before the line, which may pass there.
  position: 'relative',
  zIndex: layers.within,
  paddingInline: '2px',
  borderRadius: radius.small,
  background: color.surface.raised,
  paddingBlockEnd: space.xxsmall,
  color: color.text.body,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Where there is little room only the highest is written; a press or the table tells the others.
  '@container': { '(width < 38rem)': { selectors: { '&:not([data-highest])': { display: 'none' } } } },
});
export const part = style({ inlineSize: 'min(2.5rem, 64%)', flexShrink: 0 });
export const month = style({
  overflow: 'hidden',
  paddingBlockStart: space.xxsmall,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // Every other name where all would touch.
  '@container': { '(width < 26rem)': { selectors: { 'li:nth-child(even) &': { visibility: 'hidden' } } } },
});
// Above the columns and out of the pointer's way; each point stands over the middle of its column.
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: labelHeight,
  blockSize: plotHeight,
  inlineSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const stroke = style({
  fill: 'none',
  stroke: color.text.muted,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
// A strip of the card's colour lets the line be seen before the columns.
export const halo = style({
  fill: 'none',
  stroke: color.surface.raised,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'Canvas' } },
});
// Over its column, where the line passes: large enough for a finger, drawn as a dot.
export const point = style({
  position: 'absolute',
  zIndex: layers.within,
  insetInlineStart: '50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  maxInlineSize: '100%',
  borderRadius: radius.small,
  transform: 'translate(-50%, -50%)',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: radius.full,
  background: color.text.muted,
  outline: `2px solid ${color.surface.raised}`,
  selectors: { '[data-hovered] > &': { background: color.text.strong } },
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
