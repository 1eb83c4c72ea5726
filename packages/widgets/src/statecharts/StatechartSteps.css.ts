import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';
import { mono } from './StatechartView.css.ts';

const { color, radius, space, text } = vars;

export const offers = style({
  display: 'grid',
  gap: space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  justifyItems: 'start',
});
export const code = style({ fontFamily: mono, fontSize: '12px', overflowWrap: 'anywhere' });
export const reason = style({ display: 'block', color: color.text.muted, fontSize: text.sm.size });
export const trail = style({
  margin: 0,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
  color: color.text.body,
  fontFamily: mono,
  fontSize: '12px',
});
export const memory = style({
  margin: 0,
  maxBlockSize: '16rem',
  overflow: 'auto',
  padding: space.small,
  background: color.surface.sunken,
  borderRadius: radius.small,
  color: color.text.body,
  fontFamily: mono,
  fontSize: '12px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
});

export const tableFrame = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}` } },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm.size });
export const head = style({
  padding: space.xsmall,
  color: color.text.muted,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const cell = style({
  padding: space.xsmall,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.body,
  fontFamily: mono,
  fontSize: '12px',
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const word = style({ fontFamily: vars.font.family, fontSize: text.sm.size, whiteSpace: 'nowrap' });
