import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const container = style({ containerType: 'inline-size' });

export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      flex: '0 1 3rem',
      inlineSize: '3rem',
      minInlineSize: vars.space.small,
      blockSize: '1px',
      marginInlineEnd: vars.space.xxsmall,
      background: vars.color.border.control,
    },
  },
});

export const number = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: '1.5px solid',
    borderRadius: vars.radius.full,
    fontSize: vars.text.sm.size,
    fontWeight: 600,
  },
  variants: {
    state: {
      done: { background: vars.color.accent.tint, borderColor: vars.color.accent.tint, color: vars.color.accent.text },
      current: {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
        color: vars.color.text.onAccent,
      },
      upcoming: { borderColor: vars.color.border.control, color: vars.color.text.muted },
    },
  },
});

export const title = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    state: {
      done: { color: vars.color.text.body, '@container': { '(width < 480px)': { display: 'none' } } },
      current: { color: vars.color.text.strong, fontWeight: 600 },
      upcoming: { color: vars.color.text.muted, '@container': { '(width < 480px)': { display: 'none' } } },
    },
  },
});

export const count = style({
  display: 'none',
  marginBlockStart: vars.space.xsmall,
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  '@container': { '(width < 480px)': { display: 'block' } },
});
