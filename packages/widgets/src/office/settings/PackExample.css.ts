import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Names take the room that the amounts leave, which stand under one another. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  margin: 0,
});
export const pair = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  // What all of it comes to.
  selectors: {
    '&:last-child': {
      paddingBlockStart: vars.space.xsmall,
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      fontWeight: 600,
    },
  },
});
export const name = style({
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  selectors: { [`${pair}:last-child > &`]: { color: vars.color.text.strong } },
});
export const amount = style({
  margin: 0,
  color: vars.color.text.strong,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
