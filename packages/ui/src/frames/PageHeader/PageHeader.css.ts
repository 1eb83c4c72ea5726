import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minInlineSize: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.large}`,
});
/** Whom it is about and the words, which stay beside one another. */
export const whom = style({
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  minInlineSize: 0,
});
// Below the ring that the title has after a move by keyboard.
export const context = style({
  marginBlockStart: vars.space.xsmall,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
/** On a phone several actions fill whole rows; the one thing to do comes last, next to the thumb. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': {
    [media.belowSm]: {
      selectors: { '&:has(> :nth-child(2))': { inlineSize: '100%' } },
    },
  },
});
export const primary = style({ display: 'contents' });
const several = `${actions}:has(> :nth-child(2))`;
globalStyle(`${several} > *, ${several} > ${primary} > *`, {
  '@media': { [media.belowSm]: { flexGrow: 1, justifyContent: 'center' } },
});
