import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});
/** Sessions that look the same, and each of them below. */
export const group = style({
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});
/** As wide as there is room; the button goes below where there is little. */
export const line = style({
  display: 'flex',
  flex: '1 1 14rem',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});
export const mark = style({ flexShrink: 0, color: vars.color.text.muted, lineHeight: 0 });
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
