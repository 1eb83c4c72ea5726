import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const blocker = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  rowGap: space.xxsmall,
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  background: color.caution.tint,
  color: color.text.strong,
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
});
