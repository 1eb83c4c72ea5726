import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Groups of different lengths, two beside each other where there is room. */
export const groups = style({ columns: '2 18rem', columnGap: vars.space.large });
export const group = style({ breakInside: 'avoid', paddingBlockEnd: vars.space.large });
