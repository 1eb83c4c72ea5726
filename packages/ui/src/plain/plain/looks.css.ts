import { style } from '@vanilla-extract/css';
import { ownDirection, size, space, tint, token } from '../plainTokens/index.ts';
import { ring } from './control.css.ts';

export const chip = style({
  ...ownDirection,
  display: 'inline-block',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: space(2.5),
  paddingBlock: space(0.5),
  border: '1px solid transparent',
  borderRadius: '999px',
  background: tint(token.text, 7),
  color: token.text,
  fontSize: size(0.8125),
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const card = style({
  boxSizing: 'border-box',
  padding: space(4),
  border: `1px solid ${token.border}`,
  borderRadius: token.radius,
  background: token.raised,
  boxShadow: 'var(--corredor-shadow, none)',
});

export const link = style({
  color: token.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: '2px',
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': ring },
});

/** A place that is still empty, in its final size. */
export const bone = style({
  display: 'block',
  borderRadius: '6px',
  background: tint(token.text, 9),
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const unseen = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
