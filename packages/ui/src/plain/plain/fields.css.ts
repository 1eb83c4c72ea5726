import { style } from '@vanilla-extract/css';
import { ownDirection, size, space, token } from '../plainTokens/index.ts';
import { box, ring } from './control.css.ts';

export const field = style({ display: 'grid', gap: space(1.5), minInlineSize: 0 });
export const label = style({ ...ownDirection, fontSize: size(0.875), fontWeight: 500, color: token.text });
export const control = style([
  box,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: space(10),
    paddingBlock: space(1),
    paddingInline: space(3),
    border: `1px solid ${token.control}`,
    borderRadius: `calc(${token.radius} * 0.75)`,
    background: token.raised,
    color: token.text,
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&:hover': { borderColor: token.text },
      '&:focus-visible': { ...ring, outlineOffset: '-1px', borderColor: token.focus },
      '&::placeholder': { color: token.muted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);
export const select = style({ appearance: 'auto' });
export const choice = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  fontSize: size(0.875),
  cursor: 'pointer',
});
export const tick = style({ margin: 0, accentColor: token.accent, selectors: { '&:focus-visible': ring } });
export const count = style({ color: token.muted, fontVariantNumeric: 'tabular-nums' });
