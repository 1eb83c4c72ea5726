import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

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
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.small,
  paddingInline: inner,
  paddingBlockStart: space.medium,
});
// A long title breaks before the actions leave its line.
export const titles = style({ flex: '1 1 8rem', display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const body = style({ flex: 1, minInlineSize: 0, padding: inner });
export const padding = styleVariants({
  none: { vars: { [inner]: space.large } },
  small: { vars: { [inner]: space.small } },
  medium: { vars: { [inner]: space.medium } },
  large: { vars: { [inner]: space.large } },
});
export const edgeToEdge = style({ padding: 0 });
export const belowHeader = style({ paddingBlockStart: space.medium });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  paddingInline: inner,
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
