import { media } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Whoever only touches has no keys to be told of, and a narrow window no room. */
export const keys = style({
  display: 'none',
  '@media': { [`${media.md} and (hover: hover)`]: { display: 'block' } },
});
