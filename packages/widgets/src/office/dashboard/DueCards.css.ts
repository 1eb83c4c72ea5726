import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** What is late stands in front, two rows high where there is room; the others fill the rows beside it, or below it in pairs. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
const cell = style({ display: 'grid', minInlineSize: 0 });
export const late = style([cell, { gridColumn: 'span 2', '@media': { [media.lg]: { gridRow: 'span 2' } } }]);
/** Takes the place of what is not there. */
export const near = style([
  cell,
  {
    gridColumn: 'span 2',
    '@media': { [media.lg]: { selectors: { '&:nth-last-child(4)': { gridColumn: 'auto' } } } },
  },
]);
export const other = style([
  cell,
  { selectors: { '&:last-child:nth-child(odd), &:only-child': { gridColumn: 'span 2' } } },
  { '@media': { [media.lg]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } } } },
]);
