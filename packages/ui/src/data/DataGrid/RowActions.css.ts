import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

export const quickActions = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  insetBlock: '1px',
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space.large,
  background: `linear-gradient(to right, transparent, ${vars.color.surface.hover} ${vars.space.medium})`,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast}`,
  selectors: {
    '[role=row]:hover &, [role=row]:focus-within &': { opacity: 1, pointerEvents: 'auto' },
  },
  '@media': { '(hover: none)': { display: 'none' }, [forced]: { background: 'Canvas' } },
});

export const quickAction = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text.body,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: vars.color.surface.selected, color: vars.color.text.accent },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
