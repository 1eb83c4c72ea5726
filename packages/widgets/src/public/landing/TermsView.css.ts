import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: space.xlarge,
  paddingBlock: 'clamp(2rem, 6vh, 4rem)',
  '@media': { [media.md]: { gridTemplateColumns: '15rem minmax(0, 42rem)', columnGap: '4rem' } },
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, gridColumn: '1 / -1' });
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  alignSelf: 'start',
  '@media': { [media.md]: { position: 'sticky', insetBlockStart: space.large } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const sections = style({ display: 'flex', flexDirection: 'column', gap: space.xlarge, minInlineSize: 0 });
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  scrollMarginBlockStart: space.large,
});
