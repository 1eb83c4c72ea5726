import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.css.ts';

const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });

/** Where the verbs would fill several lines and cover the rows. */
const narrow = '(width < 40rem)';

export const bar = style({
  containerType: 'inline-size',
  alignSelf: 'stretch',
  // With large text it never takes more than half of the window: what is above scrolls.
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: layers.bar,
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.motion.normal} ease-out` },
    [media.short]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const count = style({ color: vars.color.text.strong, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@container': { [narrow]: { inlineSize: '100%' } },
});
/** On a telephone they stand in one line, which scrolls sideways; the way out stays beside it. */
export const verbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  '@container': {
    [narrow]: {
      flex: 1,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      // Room for focus rings at the edges of what scrolls.
      padding: '4px',
      margin: '-4px',
      scrollPaddingInline: '8px',
    },
  },
});
globalStyle(`${verbs} > *`, { flexShrink: 0 });

export const sums = style({ fontVariantNumeric: 'tabular-nums' });
