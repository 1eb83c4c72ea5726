import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const side = `clamp(${space.medium}, 4vw, ${space.xlarge})`;
const width = '76rem';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: color.surface.page,
});
export const top = style({
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
});
export const topLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  rowGap: space.xsmall,
  maxInlineSize: width,
  marginInline: 'auto',
  paddingInline: side,
  paddingBlock: space.xsmall,
});
export const places = style({
  display: 'none',
  '@media': { [media.md]: { display: 'flex', gap: space.large, flex: 1, paddingInlineStart: space.large } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxsmall });
export const main = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: width,
  marginInline: 'auto',
  paddingInline: side,
});
export const foot = style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
});
