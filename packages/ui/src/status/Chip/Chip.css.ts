import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, text } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  maxInlineSize: '100%',
  paddingInline: '0.5rem',
  minBlockSize: '1.5rem',
  borderRadius: radius.full,
  border: '1px solid transparent',
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
export const withIcon = style({ paddingInlineStart: '0.375rem' });
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

const shades = {
  neutral: color.neutral,
  positive: color.positive,
  caution: color.caution,
  critical: color.critical,
  info: color.info,
};
export const tone = styleVariants(shades, ({ tint, text: ink, border }, name) => ({
  background: tint,
  color: ink,
  // Its tint is that of a row under the pointer.
  ...(name === 'neutral' && { borderColor: `color-mix(in oklab, ${border} 55%, transparent)` }),
  '@media': { '(prefers-contrast: more), (forced-colors: active)': { borderColor: border } },
}));
