import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;
/** From here on a button finds room beside the words and the figure. */
const roomy = '(width >= 30rem)';

export const frame = style({ containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.xsmall} ${space.medium}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gridAutoColumns: 'auto' } },
});
/** The words begin at the same place in every row, whatever stands before them. */
export const led = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xsmall,
});
/** Amounts end where the row ends, whatever can be done with it, and are never broken; a note below them wraps. */
export const figure = style({
  minInlineSize: 'min-content',
  maxInlineSize: '16rem',
  textAlign: 'end',
  '@container': { [roomy]: { order: 1, minInlineSize: '5.5rem' } },
});
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  '@container': { [roomy]: { gridColumn: 'auto', flexWrap: 'nowrap', justifyContent: 'flex-end' } },
});
/** As far back as a small quiet button holds its label from its edge. */
export const quietActions = style({
  marginInlineStart: 'calc(-1px - 0.625rem)',
  '@container': { [roomy]: { marginInlineStart: 0 } },
});
export const smallActions = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

const noted = style({ display: 'grid', alignItems: 'start', columnGap: space.medium });
/** The note has a line of its own, which goes on below the actions where there is little room. */
export const notedRow = style([noted, { gridTemplateColumns: '[words] minmax(0, 1fr) [end] auto' }]);
/** The same behind what stands before the words. */
export const notedLedRow = style([noted, { gridTemplateColumns: '[lead] auto [words] minmax(0, 1fr) [end] auto' }]);
export const notedLead = style({
  gridColumn: 'lead',
  gridRow: '1 / span 2',
  marginInlineEnd: `calc(${space.xsmall} - ${space.medium})`,
});
export const notedWords = style({ gridColumn: 'words / end', gridRow: 1, minInlineSize: 0 });
export const note = style({
  gridColumn: 'words / -1',
  gridRow: 2,
  minInlineSize: 0,
  '@container': { [roomy]: { gridColumn: 'words / end' } },
});
export const notedActions = style([
  smallActions,
  { gridColumn: 'end', gridRow: 1, '@container': { [roomy]: { gridRow: '1 / span 2' } } },
]);
