import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.css.ts';

/** Words that are the name of the button where there is no room to show them. */
export const words = style({
  '@media': {
    [media.belowSm]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const arrow = style({ display: 'inline-flex', '@media': { [media.belowSm]: { display: 'none' } } });
