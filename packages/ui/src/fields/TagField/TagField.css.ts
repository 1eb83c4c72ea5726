import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, text } = vars;

export const box = style({
  flexWrap: 'wrap',
  paddingBlock: '0.25rem',
  paddingInlineStart: space.xsmall,
  gap: space.xxsmall,
});
export const tags = style({ display: 'contents', listStyle: 'none' });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: space.xsmall,
  borderRadius: radius.full,
  background: color.neutral.tint,
  color: color.neutral.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
});
export const tagText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const remove = style({ marginInlineEnd: 0, borderRadius: radius.full });
export const input = style({
  flex: '1 1 6rem',
  inlineSize: '6rem',
  minBlockSize: '1.5rem',
  paddingInline: space.xxsmall,
});
