import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text } = vars;
/** From here on the figure and the action find room beside the words. */
const roomy = '(width >= 30rem)';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });
/** Figures and actions of all rows share their columns. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: space.small } },
});
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: space.xxsmall,
  minBlockSize: '3rem',
  paddingBlock: space.xsmall,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@container': { [roomy]: { paddingBlock: '0.125rem' } },
});
const iconBase = style({ display: 'inline-flex', alignSelf: 'start', paddingBlockStart: space.xsmall });
export const icon = styleVariants({
  neutral: [iconBase, { color: color.text.muted }],
  caution: [iconBase, { color: color.caution.text }],
  critical: [iconBase, { color: color.critical.text }],
});
export const words = style({ gridColumn: 2, minInlineSize: 0 });
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xsmall}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const note = style({
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  overflowWrap: 'anywhere',
});
export const figure = style({ gridColumn: 3, textAlign: 'end' });
export const action = style({
  gridColumn: '2 / -1',
  display: 'flex',
  justifyContent: 'flex-end',
  '@container': { [roomy]: { gridColumn: 4 } },
});
