import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layoutSizes } from '../../theme/layoutSizes.css.ts';
import { media } from '../../theme/media.css.ts';

// Short screens and zoomed pages scroll as a whole; there an inner scroller would leave no room for rows.
const roomy = `screen and ${media.md} and (height >= 640px)`;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': { [roomy]: { blockSize: `calc(100dvh - ${layoutSizes.mainOffset}px - ${vars.space.large})` } },
});

export const list = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minBlockSize: 0,
  minInlineSize: 0,
});

/** Takes what room is left, however few rows there are: the foot stands where it will be before they come. */
export const table = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [roomy]: { flexGrow: 1 } },
});

export const paper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
