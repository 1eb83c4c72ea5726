import { layoutSizes, media, vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const belowBar = `${layoutSizes.mainOffset}px`;

export const page = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.md]: { gridTemplateColumns: '15rem minmax(0, 46rem)', gap: vars.space.xlarge } },
});
export const aside = style({
  '@media': { [media.md]: { position: 'sticky', insetBlockStart: belowBar, alignSelf: 'start' } },
});
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  margin: 0,
  marginBlockStart: vars.space.xsmall,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${contents} [aria-current]`, { fontWeight: 600 });
/** The topics as one looks over them: their names, each with its beginning. */
export const index = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
});
export const beginning = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginBlock: `${vars.space.xxsmall} 0`,
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
export const items = style({
  margin: 0,
  paddingInlineStart: vars.space.large,
  selectors: { 'ol&': { listStyle: 'decimal' }, 'ul&': { listStyle: 'disc' } },
  color: vars.color.text.body,
  lineHeight: 1.6,
});
