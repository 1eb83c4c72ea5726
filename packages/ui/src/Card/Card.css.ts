import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space, radius } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
});
export const tone = styleVariants({
  plain: {},
  sunken: { background: color.surface.sunken },
  accent: { background: color.accent.tint, borderColor: color.info.border },
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.small,
  paddingInline: space.large,
  paddingBlockStart: space.medium,
});
export const titles = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const body = style({ flex: 1, minInlineSize: 0 });
export const padding = styleVariants({
  none: {},
  small: { padding: space.small },
  medium: { padding: space.medium },
  large: { padding: space.large },
});
export const belowHeader = style({ paddingBlockStart: space.medium });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  paddingInline: space.large,
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
