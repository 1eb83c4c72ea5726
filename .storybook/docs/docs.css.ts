import { vars } from '@corredor/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, radius, text } = vars;
const line = `1px solid ${color.border.subtle}`;
const wide = '(width >= 1280px)';

// Storybook's own frame around pages: more room, and the page's colours.
globalStyle('.sbdocs.sbdocs-wrapper', { padding: `${space.xxlarge} ${space.large}`, background: color.surface.page });
globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: '1120px' });
globalStyle('.sbdocs.sbdocs-preview', {
  marginBlock: `0 ${space.medium}`,
  border: line,
  borderRadius: radius.base,
  boxShadow: 'none',
  background: color.surface.page,
});
// The buttons for its code stand in a bar of their own, within the frame and below a line.
globalStyle('.sbdocs.sbdocs-preview:has(+ .sbdocs-preview-actions)', {
  marginBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
});
globalStyle('.sbdocs.sbdocs-preview-actions', {
  blockSize: 'auto',
  minBlockSize: 0,
  marginBlock: `0 ${space.medium}`,
  paddingInline: space.xxsmall,
  border: line,
  borderBlockStart: 0,
  borderRadius: `0 0 ${radius.base} ${radius.base}`,
  background: color.surface.sunken,
});
globalStyle('.sbdocs.sbdocs-preview-actions button', { fontSize: text.xs.size });

// Pages written as prose, in the sizes of all others.
const prose = '.sbdocs.sbdocs-content >';
const measure = '44rem';
globalStyle(`${prose} h1`, {
  fontSize: text.xxl.size,
  lineHeight: text.xxl.line,
  fontWeight: 600,
  marginBlockEnd: space.small,
});
globalStyle(`${prose} h2`, {
  marginBlock: `${space.xlarge} ${space.small}`,
  border: 0,
  padding: 0,
  fontSize: text.xl.size,
  lineHeight: text.xl.line,
  fontWeight: 600,
});
globalStyle(`${prose} h3`, { marginBlock: `${space.large} ${space.xsmall}`, fontSize: text.lg.size, fontWeight: 600 });
globalStyle(`${prose} :is(p, ul, ol)`, { maxInlineSize: measure, color: color.text.body });
globalStyle(`${prose} h1 + p`, { fontSize: text.lg.size, lineHeight: text.lg.line });

export const page = style({
  fontFamily: vars.font.family,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  color: color.text.body,
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 160px', gap: space.xxlarge } },
});
globalStyle(`${page} code`, {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});
globalStyle(`${page} strong`, { color: color.text.strong, fontWeight: 600 });

export const contents = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space.xsmall,
      position: 'sticky',
      insetBlockStart: space.large,
      alignSelf: 'start',
      fontSize: text.sm.size,
    },
  },
});
export const contentsEntry = style({
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  color: color.text.muted,
  ':hover': { color: color.text.accent },
});

export const lead = style({
  maxInlineSize: '42rem',
  fontSize: text.lg.size,
  lineHeight: text.lg.line,
  color: color.text.body,
});

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: '1.75rem',
  paddingInline: space.xsmall,
  border: line,
  borderRadius: radius.small,
  background: color.surface.raised,
  color: color.text.body,
  fontSize: text.sm.size,
  textAlign: 'start',
  cursor: 'copy',
  ':hover': { background: color.surface.hover },
});

// A name is copied whole, so it is read whole.
globalStyle(`${copy} code`, { overflowWrap: 'normal' });

export const list = style({ display: 'grid', gap: space.xsmall, maxInlineSize: '42rem', paddingInlineStart: '1.1rem' });
globalStyle(`${list} > li`, { listStyle: 'disc' });
globalStyle(`${list} > li::marker`, { color: color.text.muted });

export const scroller = style({ overflowX: 'auto' });
export const table = style({
  inlineSize: '100%',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  textAlign: 'start',
});
globalStyle(`${table} caption`, {
  textAlign: 'start',
  paddingBlockEnd: space.xsmall,
  fontWeight: 600,
  color: color.text.strong,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xsmall} ${space.small} ${space.xsmall} 0`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: color.text.muted, fontWeight: 500 });
globalStyle(`${table} tbody th`, { color: color.text.strong, fontWeight: 500, whiteSpace: 'nowrap' });
export const type = style({ color: color.text.accent });
export const required = style({ display: 'block', color: color.text.muted, fontSize: text.xs.size, fontWeight: 400 });
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxsmall} ${space.small}` });

export const states = style({ display: 'grid', gap: space.medium });
export const state = style({ display: 'grid', gap: space.small });
export const stateName = style({ marginInlineEnd: space.xxsmall });
export const stateStory = style({
  overflowX: 'auto',
  padding: space.large,
  border: line,
  borderRadius: radius.base,
});

const adviceBase = style({ padding: space.medium, borderRadius: radius.base, borderInlineStart: '3px solid' });
export const advice = styleVariants({
  do: [adviceBase, { background: color.positive.tint, borderColor: color.positive.solid }],
  avoid: [adviceBase, { background: color.critical.tint, borderColor: color.critical.solid }],
});
export const adviceTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  marginBlockEnd: space.xsmall,
  fontSize: text.md.size,
  fontWeight: 600,
  color: color.text.strong,
});

export const picture = style({ overflow: 'hidden', border: line, borderRadius: radius.base });
export const pictureFrame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });
export const partEdge = style({
  position: 'absolute',
  border: `1px dashed ${color.accent.solid}`,
  borderRadius: '4px',
  pointerEvents: 'none',
});
const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: radius.full,
  background: color.accent.solid,
  color: color.text.onAccent,
  fontSize: '12px',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const mark = style([
  number,
  { position: 'absolute', translate: '-50% -50%', boxShadow: `0 0 0 2px ${color.surface.page}`, pointerEvents: 'none' },
]);
export const partNumber = style([number, { flexShrink: 0 }]);
export const parts = style({ display: 'grid', gap: space.xsmall, maxInlineSize: '42rem' });
globalStyle(`${parts} > li`, { display: 'flex', gap: space.small, alignItems: 'baseline' });

export const stories = style({ display: 'grid', gap: space.xsmall });
globalStyle(`${stories} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) 3fr',
  gap: space.small,
  paddingBlockEnd: space.xsmall,
  borderBlockEnd: line,
  fontSize: text.sm.size,
});
