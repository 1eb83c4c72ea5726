import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

const ring = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
  borderRadius: vars.radius.small,
};
/** As wide apart as the cells above. */
const edge = { '[data-close] &': { paddingInline: vars.space.xsmall } };

const sum = { minInlineSize: 0, gridRow: 1, selectors: { '&:focus-visible': ring } } as const;

export const totalsStart = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  gridRow: 1,
  // A longer sum than any amount above it begins here.
  paddingInlineEnd: vars.space.large,
});

/** In line with the words of the first column. */
export const totalsName = recipe({
  base: {
    ...sum,
    flexShrink: 0,
    display: 'grid',
    alignContent: 'center',
    maxInlineSize: '60%',
    paddingInlineEnd: vars.space.xsmall,
    color: vars.color.text.muted,
    fontSize: vars.text.sm.size,
    lineHeight: 1.2,
    fontWeight: 600,
  },
  variants: {
    isFirst: {
      true: { paddingInlineStart: vars.space.medium },
      false: { paddingInlineStart: vars.space.small, selectors: edge },
    },
  },
});

export const totalsRest = style({
  ...sum,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: vars.space.medium,
  paddingInline: vars.space.xsmall,
});

export const totalsFact = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

const figure = {
  base: { fontWeight: 600, whiteSpace: 'nowrap' },
  variants: { isStale: { true: { color: vars.color.text.muted }, false: { color: vars.color.text.strong } } },
} as const;

export const totalsValue = recipe(figure);

/** A sum that is longer than what it sums up reaches over the empty end of its neighbour. */
export const total = recipe({
  ...figure,
  base: {
    ...figure.base,
    ...sum,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'center',
    paddingInline: vars.space.small,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    selectors: { ...sum.selectors, ...edge },
    '@media': { [media.print]: { paddingInline: vars.space.xsmall } },
  },
});
