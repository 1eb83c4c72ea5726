import { media, vars } from '@corredor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, radius } = vars;

export const whole = style({ display: 'grid', gap: space.xlarge, paddingBlock: space.xlarge });
/** What one looks at beside what one sets; on a phone the preview comes first. */
export const bench = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});
export const side = style({
  '@media': {
    [media.lg]: { position: 'sticky', insetBlockStart: space.medium, maxBlockSize: '95dvh', overflowY: 'auto' },
  },
});
/** A partner's page of its own: plain, and wide only where there is room. */
export const stage = style({ maxBlockSize: 'min(46rem, 80dvh)', overflow: 'auto' });
const sheet = {
  marginInline: 'auto',
  border: `1px dashed ${color.border.control}`,
  borderRadius: radius.base,
} as const;
export const page = styleVariants({
  full: sheet,
  768: { ...sheet, inlineSize: '768px' },
  360: { ...sheet, inlineSize: '360px' },
});
export const block = style({
  margin: 0,
  minInlineSize: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
  overflow: 'hidden',
});
export const blockHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: `${space.xsmall} ${space.medium}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
export const code = style({
  margin: 0,
  padding: space.medium,
  overflowX: 'auto',
  background: color.surface.sunken,
  color: color.text.strong,
  fontFamily: mono,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  tabSize: 2,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
export const log = style({
  maxBlockSize: '18rem',
  overflowY: 'auto',
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ':focus-visible': { outline: `2px solid ${color.focus}` },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.small,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  paddingBlockEnd: space.xsmall,
});
export const detail = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: mono,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  color: color.text.muted,
});
export const swatch = style({
  inlineSize: '1.75rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}` },
});
