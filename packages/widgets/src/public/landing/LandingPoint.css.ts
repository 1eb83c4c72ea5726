import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const point = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  alignItems: 'flex-start',
  paddingBlockStart: space.medium,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});
