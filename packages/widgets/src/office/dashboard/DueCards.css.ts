import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ containerType: 'inline-size', minInlineSize: 0 });

const inOneRow = '(inline-size >= 60rem)';
const inTwelve = '(36rem <= inline-size < 60rem)';
const inTwo = '(inline-size < 36rem)';

/** All in one row where there is room, else in rows that are full: two in the first of five, and the first alone where two stand beside one another. */
export const grid = style({
  display: 'grid',
  gridTemplateRows: 'repeat(3, auto)',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@container': {
    [inOneRow]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [inTwelve]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gridTemplateRows: 'none' },
    [inTwo]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'none' },
  },
});
/** Names, figures and notes stand level with those of the neighbours. */
export const cell = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 3',
  minInlineSize: 0,
  '@container': {
    [inTwelve]: {
      gridColumn: 'span 4',
      selectors: {
        '&:first-child:nth-last-child(-n + 2), &:first-child:nth-last-child(2) ~ &': { gridColumn: 'span 6' },
        '&:first-child:nth-last-child(4), &:first-child:nth-last-child(4) ~ &': { gridColumn: 'span 3' },
        '&:first-child:nth-last-child(5), &:first-child:nth-last-child(5) + &': { gridColumn: 'span 6' },
      },
    },
    [inTwo]: { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: 'span 2' } } },
  },
});
