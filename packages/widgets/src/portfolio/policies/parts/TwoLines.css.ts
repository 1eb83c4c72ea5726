import { vars } from '@corredor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, text } = vars;
/** Both together as high as a low row. */
export const lines = style({ display: 'grid', rowGap: '0.125rem', lineHeight: 1.2 });
export const note = style({
  color: color.text.muted,
  fontSize: text.xs.size,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** A state with a word below it, as high together as a low row. */
export const state = style({ display: 'grid', justifyItems: 'start' });
export const pressing = styleVariants({ caution: color.caution.text, critical: color.critical.text }, (ink) => [
  note,
  { color: ink, fontWeight: 500 },
]);
