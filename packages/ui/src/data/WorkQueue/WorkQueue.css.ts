import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text } = vars;
/** From here on the figure and the action find room beside the words, as they do in a card on a screen of 640 px. */
const roomy = '(width >= 30rem)';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });
/** Where there is room, figures and actions of all rows share their columns. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: space.small } },
});
/** Else a row has three lines: what it is about and its figure, the mark and the action, the note. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'center',
  columnGap: space.small,
  minBlockSize: '3rem',
  paddingBlock: space.xsmall,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none' },
    // Ends the first line.
    '&::before': { content: '', order: 2, flexBasis: '100%' },
  },
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      paddingBlock: '0.125rem',
      selectors: { '&::before': { content: 'none' } },
    },
  },
});
const iconBase = style({
  display: 'inline-flex',
  '@container': { [roomy]: { alignSelf: 'start', paddingBlockStart: space.xsmall } },
});
export const icon = styleVariants({
  neutral: [iconBase, { color: color.text.muted }],
  caution: [iconBase, { color: color.caution.text }],
  critical: [iconBase, { color: color.critical.text }],
});
export const words = style({
  display: 'contents',
  '@container': { [roomy]: { display: 'block', gridColumn: 2, minInlineSize: 0 } },
});
export const first = style({
  display: 'contents',
  '@container': { [roomy]: { display: 'flex', alignItems: 'center', columnGap: space.xsmall } },
});
// The clip margin leaves room for the focus ring of the link.
const cut = style({
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: '4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Gives way to the mark. */
export const title = style([cut, { order: 1, flex: '1 1 0', '@container': { [roomy]: { flex: '0 1 auto' } } }]);
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: space.xsmall,
  order: 3,
  minInlineSize: 0,
  '@container': { [roomy]: { flexShrink: 0 } },
});
export const note = style([
  cut,
  { order: 4, flexBasis: '100%', color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line },
]);
export const figure = style({ order: 1, textAlign: 'end', '@container': { [roomy]: { gridColumn: 3 } } });
export const action = style({
  order: 3,
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@container': { [roomy]: { gridColumn: 4 } },
});
