import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.xlarge}, 5vw, 4rem)`,
  alignItems: 'center',
  paddingBlock: 'clamp(2rem, 7vh, 5.5rem)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.large });
export const title = style({
  color: color.text.strong,
  fontSize: `clamp(1.875rem, 1.25rem + 2.6vw, 3rem)`,
  lineHeight: 1.15,
  fontWeight: 650,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});
export const lead = style({
  maxInlineSize: '34rem',
  marginBlockStart: `calc(-1 * ${space.xsmall})`,
  fontSize: text.xl.size,
  lineHeight: text.xl.line,
  textWrap: 'pretty',
});
