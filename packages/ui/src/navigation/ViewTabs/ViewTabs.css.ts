import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';

const { color, space, text, radius, motion } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  minBlockSize: '2rem',
});
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space.xxsmall,
  minInlineSize: 0,
  margin: 0,
  padding: '2px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // What the keyboard comes to stands clear of the faded edges.
  scrollPaddingInline: space.xxlarge,
});
export const item = style({
  flexShrink: 0,
  maxInlineSize: '16rem',
  selectors: {
    '&[data-apart]': {
      marginInlineStart: space.xsmall,
      paddingInlineStart: space.xsmall,
      borderInlineStart: `1px solid ${color.border.subtle}`,
    },
  },
});
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  paddingInline: space.small,
  borderRadius: radius.full,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
  textDecoration: 'none',
  outline: 'none',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.hover, color: color.text.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[aria-current]': { background: color.accent.tint, color: color.accent.text },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current]': chosenInForced } },
  },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style({ flexShrink: 0, fontWeight: 400, fontStyle: 'italic' });
/** Quieter than the name; on the tint of the current one it keeps its colour. */
export const count = style({
  flexShrink: 0,
  // Room for two figures before they are known, so that no tab moves.
  minInlineSize: '2.5ch',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
