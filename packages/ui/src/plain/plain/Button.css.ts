import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, token } from '../plainTokens/index.ts';
import { box, ring } from './control.css.ts';

export const button = style([
  box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    minBlockSize: space(10),
    paddingBlock: space(1),
    paddingInline: space(4),
    border: `1px solid ${token.control}`,
    borderRadius: `calc(${token.radius} * 0.75)`,
    background: token.raised,
    fontSize: size(0.9375),
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${token.motion}, border-color ${token.motion}`,
    selectors: {
      '&:hover': { borderColor: token.text },
      '&:focus-visible': ring,
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
    },
  },
]);

export const tone = styleVariants({
  plain: {},
  accent: {
    background: token.accent,
    borderColor: token.accent,
    color: token.onAccent,
    selectors: { '&:hover': { background: `color-mix(in oklab, ${token.accent} 88%, ${token.text})` } },
  },
  quiet: { borderColor: 'transparent', background: 'none', paddingInline: space(2), color: token.muted },
});
