import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

const narrow = '(width < 480px)';

export const toolbar = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  flexShrink: 0,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });

export const search = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@container': {
    '(width >= 640px)': { maxInlineSize: '22rem' },
    // What can be searched for is read in whole.
    '(width >= 960px)': { maxInlineSize: '28rem' },
    [narrow]: { flexBasis: '7rem' },
  },
});

export const views = style({ minBlockSize: '2rem', minInlineSize: 0 });

/** Takes what room is left: what comes later moves nothing that stands at the end. */
export const extras = style({
  flex: '1 0 auto',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  '@container': { [narrow]: { flexGrow: 0, gap: vars.space.xxsmall } },
});

globalStyle(`${extras} button`, {
  '@container': { [narrow]: { inlineSize: vars.control.height, paddingInline: 0 } },
});
// On a phone the icons speak alone; the words stay for those who listen.
globalStyle(`${extras} button > span:last-of-type`, {
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${extras} button > span + svg`, { '@container': { [narrow]: { display: 'none' } } });
