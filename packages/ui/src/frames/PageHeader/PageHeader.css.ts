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
const isSeveral = '&:has(> :not(:empty) ~ :not(:empty), > * > :nth-child(2))';
/** On a phone several actions fill whole rows: the one thing to do comes first, the others share a row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [media.belowSm]: { selectors: { [isSeveral]: { inlineSize: '100%' } } } },
});
/** The one thing to do, or the others; in a row with its neighbour where there is room. */
export const group = style({
  display: 'contents',
  '@media': {
    [media.belowSm]: {
      display: 'flex',
      flexWrap: 'wrap',
      flexGrow: 1,
      gap: vars.space.xsmall,
      maxInlineSize: '100%',
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
/** What is drawn before the page's own code has come knows no width. */
export const primary = style({ '@media': { [media.belowSm]: { order: -1 } } });
globalStyle(`${isSeveral.replace('&', actions)} > ${group} > *`, {
  '@media': { [media.belowSm]: { flexGrow: 1, justifyContent: 'center' } },
});
globalStyle(`${isSeveral.replace('&', actions)} > ${group} > :is(button, a)`, {
  '@media': { [media.belowSm]: { aspectRatio: 'auto' } },
});
