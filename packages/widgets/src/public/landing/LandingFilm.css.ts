import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: '2rem',
      blockSize: '2rem',
      border: '1px solid transparent',
      borderRadius: radius.full,
      background: color.accent.tint,
      color: color.accent.text,
      fontSize: text.sm.size,
      fontWeight: 600,
    },
  },
});
