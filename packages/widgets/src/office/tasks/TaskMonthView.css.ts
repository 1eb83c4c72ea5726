import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const month = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  background: color.surface.raised,
});
const cell = { border: `1px solid ${color.border.subtle}`, padding: space.xsmall } as const;
export const weekday = style({
  ...cell,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 600,
  textAlign: 'start',
});
export const day = style({
  ...cell,
  blockSize: '7rem',
  verticalAlign: 'top',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-outside]': { background: color.surface.page },
    '&[aria-current]': { boxShadow: `inset 0 2px 0 ${color.accent.solid}` },
  },
});
export const tasks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  margin: 0,
  marginBlockStart: space.xxsmall,
  padding: 0,
  listStyle: 'none',
});
export const task = style({
  overflow: 'hidden',
  paddingInlineStart: space.xsmall,
  borderInlineStart: `3px solid ${color.accent.solid}`,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-overdue]': { borderInlineStartColor: color.critical.solid } },
});
