import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, text } = vars;

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: space.medium,
  border: '1px solid',
  borderRadius: radius.base,
  color: color.text.strong,
  fontSize: text.md.size,
  lineHeight: text.md.line,
});
const shades = { info: color.info, positive: color.positive, caution: color.caution, critical: color.critical };
export const tone = styleVariants(shades, ({ tint, border }) => ({ background: tint, borderColor: border }));
export const mark = styleVariants(shades, ({ text: ink }) => ({
  color: ink,
  blockSize: text.md.line,
  display: 'inline-flex',
}));
export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  rowGap: space.xsmall,
});
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const title = style({ fontWeight: 600 });
