import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.css.ts';

export const sheet = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
