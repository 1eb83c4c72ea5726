import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space, radius, text, motion } = vars;

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: space.large, minInlineSize: 0 });
export const line = style({ display: 'flex', alignItems: 'center', gap: space.xsmall, minInlineSize: 0 });

export const list = style({
  position: 'relative',
  flex: '0 1 auto',
  minInlineSize: 0,
  display: 'flex',
  gap: space.xxsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // What the keyboard comes to stands clear of the faded edges.
  scrollPaddingInline: space.xxlarge,
  boxShadow: `inset 0 -1px ${color.border.subtle}`,
  '@media': { [forced]: { borderBlockEnd: '1px solid' } },
});
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  flexShrink: 0,
  minBlockSize: '2.75rem',
  paddingInline: space.small,
  color: color.text.muted,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  borderBlockEnd: '2px solid transparent',
  transition: `color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: color.text.strong },
    '&[data-selected]': { color: color.text.strong, borderBlockEndColor: color.accent.solid },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    // A transparent line is painted too.
    // Only the panel of the chosen one is on paper.
    [media.print]: { selectors: { '&:not([data-selected])': { display: 'none' } } },
    [forced]: {
      borderBlockEnd: '4px solid Canvas',
      selectors: {
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
export const panel = style({
  minInlineSize: 0,
  outline: 'none',
  borderRadius: radius.small,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' } },
});
