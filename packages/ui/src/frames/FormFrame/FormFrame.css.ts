import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { cardPadding, layoutSizes } from '../../theme/layoutSizes.css.ts';
import { media } from '../../theme/media.css.ts';

const asideWidth = '20rem';
const widerAside = '26rem';
/** As a page on a screen of 1200 px leaves it beside the menu. */
const roomForAside = '(width >= 860px)';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: '720px',
  '@media': { [media.print]: { maxInlineSize: 'none' } },
});

/** With something beside the groups, which stay as wide as they are without. */
export const wide = recipe({
  base: { containerType: 'inline-size' },
  variants: {
    isWider: {
      false: { maxInlineSize: `calc(720px + ${asideWidth} + ${vars.space.large})` },
      true: { maxInlineSize: `calc(720px + ${widerAside} + ${vars.space.large})` },
    },
  },
});

/** Inside a page of its own, the form is as wide as what stands above it. */
export const part = style({ maxInlineSize: 'none' });

const column = { display: 'flex', flexDirection: 'column', gap: vars.space.medium, minInlineSize: 0 } as const;
// In one column the aside stands between the groups and the bar, which must not leave the bottom of the whole form.
export const columns = recipe({
  base: {
    ...column,
    '@container': { [roomForAside]: { display: 'grid', columnGap: vars.space.large, alignItems: 'start' } },
  },
  variants: {
    isWider: {
      false: { '@container': { [roomForAside]: { gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}` } } },
      true: { '@container': { [roomForAside]: { gridTemplateColumns: `minmax(0, 1fr) ${widerAside}` } } },
    },
  },
});
export const main = style({ display: 'contents', '@container': { [roomForAside]: column } });
// As far apart as those that a form stacks itself.
export const groups = style({ ...column, gap: vars.space.large });
export const aside = style({
  ...column,
  order: 1,
  '@container': {
    [roomForAside]: {
      order: 0,
      position: 'sticky',
      insetBlockStart: `${layoutSizes.mainOffset}px`,
      '@media': { [media.print]: { position: 'static' } },
    },
  },
});

/** After the aside where that stands below the groups. */
export const below = style({ order: 2, marginBlockStart: vars.space.small });

export const first = style({ order: -1, '@container': { [roomForAside]: { order: 0 } } });

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: cardPadding,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const groupWords = style({ flex: '1 1 14rem', minInlineSize: 0 });
export const description = style({ marginBlockStart: '2px', color: vars.color.text.muted });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layers.sticky,
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  background: vars.color.surface.page,
  selectors: {
    // What scrolls below it fades out.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: vars.space.medium,
      background: `linear-gradient(to top, ${vars.color.surface.page}, transparent)`,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.short]: { position: 'static' }, [media.print]: { display: 'none' } },
});
/** A form that keeps the edge of the page has its buttons there too: a message in the middle of the page does not cover them. */
export const barAtStart = style({ flexDirection: 'row-reverse' });

/** As high as the bar is with its note above its buttons, and what fades out over it. */
const roomForBar = '8.5rem';
// What takes the focus comes out from under the bars above and below (WCAG 2.4.11); the padding counts for a text's caret too.
globalStyle(`html:has(${bar})`, { scrollPaddingBlock: `${layoutSizes.mainOffset}px ${roomForBar}` });

export const note = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
});
/** Where the aside stands beside the groups, all that it says is in sight. */
export const whenBelow = style({ '@container': { [roomForAside]: { display: 'none' } } });
export const asideNote = style({ color: vars.color.text.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xsmall });
