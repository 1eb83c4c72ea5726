import { vars } from '@corredor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const open = style({
  all: 'unset',
  boxSizing: 'border-box',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const dot = styleVariants({
  unread: { background: vars.color.accent.solid, '@media': { '(forced-colors: active)': { background: 'Highlight' } } },
  read: { background: 'transparent' },
});
export const mark = style({
  flexShrink: 0,
  inlineSize: '8px',
  blockSize: '8px',
  marginBlockStart: '6px',
  borderRadius: vars.radius.full,
});
export const sentence = style({
  color: vars.color.text.body,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  overflowWrap: 'anywhere',
});
/** One line, cut at its end. */
export const line = style([sentence, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);
export const words = style({ flex: 1, minInlineSize: 0 });
export const side = style({
  display: 'flex',
  alignItems: 'center',
  padding: vars.space.xsmall,
  // With a mouse it stands back until its row is pointed at, or has the focus.
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${item}:hover &, ${item}:focus-within &`]: { opacity: 1 } },
    },
  },
});
/** As high as a notification that is on its way. */
export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
