import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const hero = style({
  display: 'grid',
  gap: `clamp(${space.xlarge}, 5vw, 4rem)`,
  alignItems: 'center',
  paddingBlock: 'clamp(2.5rem, 8vh, 6rem)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});
export const title = style({
  color: color.text.strong,
  fontSize: `clamp(1.875rem, 1.25rem + 2.6vw, 3rem)`,
  lineHeight: 1.15,
  fontWeight: 650,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});
export const lead = style({ maxInlineSize: '34rem', fontSize: text.xl.size, lineHeight: text.xl.line });
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  paddingBlock: 'clamp(2rem, 6vh, 4rem)',
  borderBlockStart: `1px solid ${color.border.subtle}`,
  scrollMarginBlockStart: space.medium,
});
export const three = style({
  display: 'grid',
  gap: space.xlarge,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const benefit = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, alignItems: 'flex-start' });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: space.xxsmall,
  borderRadius: vars.radius.base,
  background: color.accent.tint,
  color: color.accent.text,
});
