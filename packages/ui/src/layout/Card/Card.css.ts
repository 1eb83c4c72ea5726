import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { cardPadding } from '../../theme/layoutSizes.css.ts';

const { color, space, radius } = vars;

const inner = createVar();

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
export const header = style({ paddingInline: inner, paddingBlockStart: inner });
export const body = style({ flex: 1, minInlineSize: 0, padding: inner });
export const padding = styleVariants({
  none: { vars: { [inner]: cardPadding } },
  small: { vars: { [inner]: space.small } },
  normal: { vars: { [inner]: cardPadding } },
});
export const edgeToEdge = style({ padding: 0 });
export const belowHeader = style({ paddingBlockStart: space.small });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  paddingInline: inner,
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
