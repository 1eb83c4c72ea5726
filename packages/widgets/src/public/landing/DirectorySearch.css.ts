import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, control, radius, space, text } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  maxInlineSize: '34rem',
});
export const label = style({
  color: color.text.strong,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  fontWeight: 500,
});
export const line = style({ display: 'flex', gap: space.xsmall });
export const box = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  minBlockSize: control.height,
  paddingInline: control.padding,
  background: color.surface.raised,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.base,
  color: color.text.muted,
  selectors: {
    '&:hover': { borderColor: color.text.muted },
    '&:focus-within': { borderColor: color.focus, outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
  },
});
export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text.strong,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});
