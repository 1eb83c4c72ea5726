import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The day and how near it is: below one another in a column, beside one another where there is room. */
export const end = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  lineHeight: 1.2,
});
/** How near it is, at the end of the line of the term. */
export const near = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
});
/** A chip with its reason below it, as high together as a low row. */
export const risk = style({ display: 'inline-grid', justifyItems: 'start' });
export const reason = style({
  color: vars.color.text.muted,
  fontSize: vars.text.xs.size,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
