import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text } = vars;

export const frame = style({
  blockSize: '100%',
  overflow: 'auto',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.md.size });
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  paddingBlock: space.xxsmall,
  paddingInlineEnd: space.small,
  background: color.surface.raised,
  color: color.text.muted,
  fontSize: text.sm.size,
  fontWeight: 500,
  textAlign: 'start',
});
export const cell = style({
  paddingBlock: space.xsmall,
  paddingInlineEnd: space.small,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const number = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});
