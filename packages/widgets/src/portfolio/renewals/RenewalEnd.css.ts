import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The day and how near it is: below one another in a column, beside one another where there is room. */
export const end = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  lineHeight: 1.2,
});
