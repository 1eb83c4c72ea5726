import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color, radius, text } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.375rem',
  borderRadius: radius.full,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forced]: { border: '1px solid' } },
});
export const tone = styleVariants({
  neutral: { background: color.neutral.tint, color: color.neutral.text },
  accent: { background: color.accent.solid, color: color.text.onAccent },
  critical: { background: color.critical.solid, color: color.text.onAccent },
});
