import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const side = `clamp(${space.medium}, 4vw, ${space.xlarge})`;
const width = '76rem';
const lane = { inlineSize: '100%', maxInlineSize: width, marginInline: 'auto', paddingInline: side } as const;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: color.surface.page,
});
export const top = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
});
export const topLine = style({
  ...lane,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  paddingBlock: space.xsmall,
});
export const places = style({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: `clamp(${space.small}, 1.8vw, ${space.large})`,
      flex: 1,
      paddingInlineStart: `clamp(0px, 1.5vw, ${space.large})`,
      fontSize: text.sm.size,
      lineHeight: text.sm.line,
    },
  },
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });
export const wideOnly = style({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  '@media': { [media.belowMd]: { display: 'none' } },
});
export const main = style({ ...lane, flex: 1 });
export const foot = style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
});
export const footLine = style({
  ...lane,
  display: 'grid',
  gap: space.xlarge,
  paddingBlock: space.xxlarge,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  '@media': { [media.sm]: { gridTemplateColumns: '2fr 1fr 1fr' } },
});
export const footGroup = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const footList = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xsmall,
});
