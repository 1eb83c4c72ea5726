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

export const push = style({ flex: 1, '@container': { [narrow]: { display: 'none' } } });

export const views = style({ minBlockSize: '2rem', minInlineSize: 0 });

export const extras = style({
  display: 'flex',
  gap: vars.space.xsmall,
  '@container': { [narrow]: { gap: vars.space.xxsmall } },
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
