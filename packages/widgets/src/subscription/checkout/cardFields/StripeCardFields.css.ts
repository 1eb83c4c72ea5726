import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, control, radius, space, text } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
});
export const label = style({
  color: color.text.strong,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
});
/** Looks like our own fields; the frame inside is Stripe's. */
export const box = style({
  minBlockSize: control.height,
  paddingInline: control.padding,
  paddingBlock: space.xsmall,
  background: color.surface.raised,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.base,
  selectors: {
    '&:has(.StripeElement--focus), &.StripeElement--focus': {
      borderColor: color.focus,
      outline: `1px solid ${color.focus}`,
    },
    '&[data-invalid]': { borderColor: color.critical.solid },
  },
});
export const error = style({ color: color.critical.text, fontSize: text.sm.size, lineHeight: text.sm.line });
/** Stripe's frames know no style of the page: they are told what is read from here. */
export const sample = style({ color: color.text.strong, fontSize: text.md.size });
