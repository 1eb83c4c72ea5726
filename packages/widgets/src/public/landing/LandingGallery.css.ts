import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.small, minInlineSize: 0 });
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: color.surface.sunken,
});
/** Browsers begin to fetch lazy pictures thousands of pixels away; what is not drawn waits. Where scripts are off, nothing would wake it. */
export const waiting = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
/** Beside each other where there is room; else a strip that one pushes along. */
export const strip = style({
  display: 'grid',
  gap: `${space.xlarge} ${space.large}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.belowMd]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '85%',
      gap: space.medium,
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollSnapType: 'inline mandatory',
      scrollbarWidth: 'thin',
      paddingBlockEnd: space.xsmall,
    },
  },
});
