import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The day and how near it is: below one another in a column, beside one another where there is room. */
export const end = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  lineHeight: 1.2,
});
/** A stage above what is done next, as high together as a low row. */
export const standing = style({ display: 'grid', minInlineSize: 0, lineHeight: 1.2 });
export const stage = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const step = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  fontVariantNumeric: 'tabular-nums',
});
/** A chip with its reason below it, as high together as a low row. */
export const risk = style({ display: 'inline-grid', justifyItems: 'start' });
export const reason = style({
  color: vars.color.text.muted,
  fontSize: vars.text.xs.size,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
