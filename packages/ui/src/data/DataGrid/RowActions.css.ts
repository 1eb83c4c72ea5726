import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const quickAction = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text.muted,
  flexShrink: 0,
  cursor: 'pointer',
  selectors: {
    '[role=row]:hover &': { color: vars.color.text.body },
    '&:hover, [role=row]:hover &:hover, &[aria-expanded=true]': {
      background: vars.color.surface.selected,
      color: vars.color.text.accent,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
