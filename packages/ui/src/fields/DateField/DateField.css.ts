import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';

const { color, space, radius, text } = vars;

export const segments = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
});
export const segment = style({
  paddingInline: '1px',
  borderRadius: '4px',
  outline: 'none',
  whiteSpace: 'pre',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.text.muted },
    '&[data-type=literal]': { color: color.text.muted },
    '&[data-focused]': { background: color.accent.solid, color: color.text.onAccent },
  },
});

export const calendarPopover = style({ minInlineSize: 0, padding: space.small, overflow: 'auto' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  paddingBlockEnd: space.xsmall,
});
export const pickers = style({ flex: 1, display: 'flex', justifyContent: 'center', gap: space.xxsmall });
export const picker = style({
  appearance: 'none',
  paddingInline: space.xsmall,
  blockSize: '2rem',
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text.strong,
  fontWeight: 600,
  fontSize: text.md.size,
  cursor: 'pointer',
  textAlign: 'center',
  textTransform: 'capitalize',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
  },
});
export const pickerOption = style({ background: color.surface.overlay, color: color.text.strong });
export const turn = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  margin: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: 0,
  padding: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text.muted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover, color: color.text.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
});
export const grid = style({ borderCollapse: 'separate', borderSpacing: '2px' });
export const dayName = style({
  inlineSize: '2.25rem',
  blockSize: '1.75rem',
  color: color.text.muted,
  fontSize: text.xs.size,
  fontWeight: 500,
});
export const day = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.small,
  color: color.text.strong,
  fontSize: text.md.size,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: 700, color: color.text.accent },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.accent.solid, color: color.text.onAccent, fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[data-disabled], &[data-unavailable]': { color: color.text.muted, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [forced]: { selectors: { '&[data-selected]': chosenInForced } },
  },
});
