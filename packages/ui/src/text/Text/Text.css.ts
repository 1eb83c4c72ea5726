import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
export const text = style({ margin: 0, overflowWrap: 'anywhere' });
export const size = styleVariants(
  { xs: vars.text.xs, sm: vars.text.sm, md: vars.text.md, lg: vars.text.lg, xl: vars.text.xl },
  (step) => ({ fontSize: step.size, lineHeight: step.line }),
);
export const tone = styleVariants(
  {
    strong: color.text.strong,
    body: color.text.body,
    muted: color.text.muted,
    accent: color.text.accent,
    positive: color.positive.text,
    caution: color.caution.text,
    critical: color.critical.text,
    inherit: 'inherit',
  },
  (value) => ({ color: value }),
);
export const weight = styleVariants({ regular: 400, medium: 500, semibold: 600 }, (fontWeight) => ({ fontWeight }));
export const align = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) => ({
  textAlign,
}));
// An amount is read whole.
export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const truncated = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
// Only the style: the shorthand would let a truncated text wrap again.
export const balanced = style({ textWrapStyle: 'pretty' });
export const keepsLines = style({ whiteSpace: 'pre-line' });
