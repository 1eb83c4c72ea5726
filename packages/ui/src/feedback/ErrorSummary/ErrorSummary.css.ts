import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, text } = vars;

export const summary = style({
  display: 'flex',
  gap: space.small,
  padding: space.medium,
  border: `1px solid ${color.critical.border}`,
  borderRadius: radius.base,
  background: color.critical.tint,
  color: color.critical.text,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  outline: 'none',
});
export const title = style({ fontWeight: 600, color: color.critical.text });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  marginBlockStart: space.xxsmall,
});
export const item = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  borderRadius: '4px',
  minBlockSize: '1.5rem',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
