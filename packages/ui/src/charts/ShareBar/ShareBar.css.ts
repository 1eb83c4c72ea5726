import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color, space, radius, text } = vars;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const track = style({
  display: 'flex',
  gap: '2px',
  blockSize: '0.75rem',
  borderRadius: radius.small,
  overflow: 'hidden',
  background: color.neutral.tint,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

// One hue, the later the stronger; in forced colours the edges part them, and the words say which is which.
const strength = (solid: string) =>
  [45, 62, 80, 100].map((share) => `color-mix(in oklab, ${solid} ${share}%, ${color.surface.raised})`);
const steps = { accent: strength(color.accent.solid), critical: strength(color.critical.solid) };
const painted = (step: number) => ({
  selectors: {
    '[data-tone=accent] &': { background: steps.accent[step] },
    '[data-tone=critical] &': { background: steps.critical[step] },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none' as const,
      selectors: {
        '[data-tone] &': {
          background: step % 2 === 0 ? 'Highlight' : 'Canvas',
          outline: '1px solid CanvasText',
          outlineOffset: '-1px',
        },
      },
    },
  },
});
export const step = styleVariants({ 0: painted(0), 1: painted(1), 2: painted(2), 3: painted(3) });

export const part = style({
  blockSize: '100%',
  minInlineSize: '0.25rem',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.small}`,
});
/** A half of the line, a quarter where there is room; more where its amount is longer, for it is never broken. */
export const share = style({
  flex: `1 0 calc(50% - ${space.small})`,
  minInlineSize: 'max-content',
  '@container': { '(width >= 31rem)': { flexBasis: `calc(25% - ${space.small})` } },
});
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '2.75rem',
  justifyContent: 'center',
  borderRadius: radius.small,
  color: color.text.body,
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  selectors: { '[data-hovered] > &': { color: color.text.strong, textDecoration: 'underline' } },
});
export const swatch = style({ flexShrink: 0, inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '2px' });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: text.md.line,
  color: color.text.strong,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
