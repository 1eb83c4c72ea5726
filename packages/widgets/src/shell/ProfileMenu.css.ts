import { media, vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.control.height,
  minInlineSize: vars.control.height,
  justifyContent: 'center',
  padding: '3px',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.raised,
  color: vars.color.text.strong,
  cursor: 'pointer',
  '@media': { [media.md]: { padding: `3px ${vars.space.small} 3px 4px` } },
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
/** Where a button of the top bar is on its way. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  color: vars.color.text.body,
});
export const name = style({
  display: 'none',
  maxInlineSize: '180px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { display: 'block' } },
});

/** The ways out of the popover, as the rows of a menu. */
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
globalStyle(`${rows} > *`, { justifyContent: 'flex-start' });
