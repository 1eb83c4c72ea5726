import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;
/** From here on what a task begins with, its days and its menu stand beside its words. */
const medium = '(width >= 36rem)';

export const frame = style({ containerType: 'inline-size' });
/** The same columns in every row: the circle, the words, what the task begins with, its sum and days, its menu. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[lead] auto [words] minmax(0, 1fr) [days] auto [menu] auto [end]',
  alignItems: 'start',
  columnGap: space.xsmall,
  '@container': {
    [medium]: { gridTemplateColumns: '[lead] auto [words] minmax(0, 1fr) [act] auto [days] 5.5rem [menu] auto [end]' },
  },
});
export const lead = style({ gridColumn: 'lead', gridRow: '1 / span 3' });
export const name = style({
  gridColumn: 'words / menu',
  gridRow: 1,
  paddingBlockStart: space.xxsmall,
  minInlineSize: 0,
  '@container': { [medium]: { gridColumn: 'words' } },
});
export const note = style({
  gridColumn: 'words / end',
  gridRow: 2,
  minInlineSize: 0,
  '@container': { [medium]: { gridColumn: 'words' } },
});
export const act = style({
  gridColumn: 'words',
  gridRow: 3,
  display: 'flex',
  gap: space.xsmall,
  paddingBlockStart: space.xsmall,
  minInlineSize: 0,
  '@container': { [medium]: { gridColumn: 'act', gridRow: '1 / span 2', paddingBlockStart: 0 } },
});
/** Sums and days end at the same place in every row. */
export const days = style({
  gridColumn: 'days / end',
  gridRow: 3,
  alignSelf: 'end',
  justifySelf: 'end',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': {
    [medium]: {
      gridColumn: 'days',
      gridRow: '1 / span 2',
      alignSelf: 'start',
      paddingBlockStart: space.xxsmall,
    },
  },
});
export const menu = style({ gridColumn: 'menu', gridRow: 1, '@container': { [medium]: { gridRow: '1 / span 2' } } });

/** In the margin before the row, seen where the row is pointed at or has the focus and once it is chosen; below the circle, always, where nothing can hover. */
export const choice = style({
  position: 'absolute',
  insetBlockStart: space.xxsmall,
  insetInlineStart: '-1.125rem',
  display: 'inline-flex',
  opacity: 0,
  selectors: {
    [`${row}:hover &`]: { opacity: 1 },
    [`${row}:focus-within &`]: { opacity: 1 },
    '&[data-chosen]': { opacity: 1 },
  },
  '@media': {
    '(forced-colors: active)': { opacity: 1 },
    '(hover: none)': { opacity: 1, insetBlockStart: '2rem', insetInlineStart: '0.25rem' },
  },
});
