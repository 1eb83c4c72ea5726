import { layoutSizes, media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const belowBar = `${layoutSizes.mainOffset}px`;

export const page = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.md]: { gridTemplateColumns: '15rem minmax(0, 46rem)', gap: vars.space.xlarge } },
});
export const aside = style({
  '@media': { [media.md]: { position: 'sticky', insetBlockStart: belowBar, alignSelf: 'start' } },
});
export const contents = style({ margin: 0, marginBlockStart: vars.space.xsmall, padding: 0, listStyle: 'none' });
export const anchor = style({
  display: 'block',
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  borderRadius: vars.radius.small,
  color: vars.color.text.body,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.strong },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
  },
});
// The top bar covers the first 64 px of the window.
export const topic = style({ scrollMarginBlockStart: belowBar, outline: 'none' });
export const items = style({
  margin: 0,
  paddingInlineStart: vars.space.large,
  selectors: { 'ol&': { listStyle: 'decimal' }, 'ul&': { listStyle: 'disc' } },
  color: vars.color.text.body,
  lineHeight: 1.6,
});
