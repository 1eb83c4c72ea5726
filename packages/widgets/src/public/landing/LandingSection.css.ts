import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xlarge,
  paddingBlock: 'clamp(2.5rem, 7vh, 5rem)',
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  maxInlineSize: '42rem',
});
export const columns = style({
  display: 'grid',
  gap: `${space.xlarge} clamp(${space.xlarge}, 4vw, 4rem)`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});
