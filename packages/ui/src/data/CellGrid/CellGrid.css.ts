import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const { color, space, text, radius } = vars;
const line = `1px solid ${color.border.subtle}`;

export const frame = style({
  maxBlockSize: '55vh',
  overflow: 'auto',
  border: line,
  borderRadius: radius.base,
  background: color.surface.raised,
});
export const table = style({ borderCollapse: 'separate', borderSpacing: 0, minInlineSize: '100%' });
export const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.sticky,
  padding: `${space.xsmall} ${space.small}`,
  background: color.surface.sunken,
  borderBlockEnd: line,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const rowHead = style({
  padding: `${space.xxsmall} ${space.small}`,
  borderBlockEnd: line,
  color: color.text.muted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'top',
  lineHeight: '2rem',
});
export const cell = style({
  padding: space.xxsmall,
  borderBlockEnd: line,
  minInlineSize: '9rem',
  verticalAlign: 'top',
});
export const stateCell = style([cell, { minInlineSize: '11rem', maxInlineSize: '18rem' }]);
export const input = style({
  inlineSize: '100%',
  blockSize: '2rem',
  paddingInline: space.xsmall,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text.body,
  font: 'inherit',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.border.control },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: color.critical.border, background: color.critical.tint },
    '&:disabled': { color: color.text.muted },
  },
});
export const error = style({
  maxInlineSize: '16rem',
  paddingInline: space.xsmall,
  color: color.critical.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const warning = style([error, { color: color.caution.text }]);
export const skipped = style({ color: color.text.muted, textDecoration: 'line-through' });
