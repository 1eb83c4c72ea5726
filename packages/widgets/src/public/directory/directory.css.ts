import { ownDirection, size, space, tint, token } from '@corredor/ui/plainTokens';
import { keyframes, style } from '@vanilla-extract/css';

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

const pulse = keyframes({ from: { opacity: 0.15 } });

/** The look of each part. */
export const styles = {
  search: style({ display: 'block' }),
  filters: style({ borderBlockEnd: `1px solid ${token.border}` }),
  results: style({
    display: 'grid',
    gap: space(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    position: 'relative',
    selectors: {
      '&[aria-busy="true"]::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: `calc(${token.step} * -2)`,
        blockSize: '2px',
        background: token.accent,
        animation: `${pulse} 1s ease-in-out infinite alternate`,
        '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
      },
    },
  }),
  item: style({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space(4),
    // A card of single lines, so that the placeholders are as high.
    minBlockSize: `calc(5.8125em + ${space(10)} + 2px)`,
    transition: `border-color ${token.motion}`,
    selectors: { '&:hover': { borderColor: token.control } },
  }),
  media: style({
    gridRow: '1 / span 4',
    inlineSize: 'calc(3.5em / 1.125)',
    blockSize: 'calc(3.5em / 1.125)',
    fontSize: size(1.125),
  }),
  name: style([{ ...ownDirection, margin: 0, fontSize: size(1.0625), fontWeight: 600, lineHeight: 1.35 }, clamp(2)]),
  link: style({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: token.radius },
      '&:focus-visible::after': { outline: `2px solid ${token.focus}`, outlineOffset: '2px' },
      'li:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
  slogan: style([{ ...ownDirection, margin: 0, fontSize: size(0.9375), color: token.text }, clamp(2)]),
  // A place that is cut is another place.
  location: style({
    ...ownDirection,
    margin: 0,
    fontSize: size(0.875),
    color: token.muted,
    overflowWrap: 'anywhere',
  }),
  tags: style({
    display: 'flex',
    // One row: what has no room there is counted at its end.
    blockSize: '1.625em',
    overflow: 'hidden',
    gap: space(1.5),
    margin: 0,
    marginBlockStart: space(2),
    padding: 0,
    listStyle: 'none',
  }),
  status: style({ ...ownDirection, margin: 0, minBlockSize: '1.5em', fontSize: size(0.9375), color: token.muted }),
  empty: style({ display: 'grid', justifyItems: 'start', gap: space(3), padding: space(6) }),
  pagination: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) }),
  page: style({
    borderColor: 'transparent',
    minInlineSize: space(10),
    paddingInline: space(2),
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[aria-current]': { borderColor: token.accent, background: tint(token.accent, 12), fontWeight: 600 },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
  more: style({ justifySelf: 'start' }),
  branding: style({ fontSize: size(0.8125), color: token.muted }),
};

export const grid = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--corredor-item-min-width, 18em)), 1fr))',
  // Cards beside and below one another are equally high.
  gridAutoRows: '1fr',
});
export const auto = style({
  '@container': {
    '(min-width: 40em)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--corredor-item-min-width, 18em)), 1fr))',
      gridAutoRows: '1fr',
    },
  },
});
/** Over the end of the search field. */
export const cross = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  minInlineSize: space(10),
  minBlockSize: 0,
});
export const stack = style({ display: 'grid', gap: space(4), selectors: { '&[hidden]': { display: 'none' } } });
export const bar = style({
  display: 'grid',
  gap: space(2),
  alignItems: 'end',
  '@container': { '(min-width: 18em)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const input = style({ position: 'relative' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  paddingBlock: space(2),
  fontSize: size(0.9375),
  fontWeight: 500,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      inlineSize: '0.4em',
      blockSize: '0.4em',
      borderInlineEnd: '1.5px solid',
      borderBlockEnd: '1.5px solid',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    'details[open] > &::after': { transform: 'translateY(25%) rotate(225deg)' },
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
});
export const panel = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13em), 1fr))',
  alignItems: 'start',
  paddingBlock: `${space(2)} ${space(5)}`,
});
export const group = style({ gridColumn: '1 / -1', margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const groupTitle = style({ padding: 0, marginBlockEnd: space(2), fontSize: size(0.875), fontWeight: 500 });
export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(5), rowGap: space(2) });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(4),
  rowGap: space(2),
});
export const chips = style({ display: 'contents' });
/** How many more there are is never cut; a long word beside it is. */
export const count = style({ flexShrink: 0 });
export const failure = style({ color: token.danger });
export const bones = style({ display: 'grid', gap: space(2) });
export const form = style({ display: 'grid', gap: space(3) });
