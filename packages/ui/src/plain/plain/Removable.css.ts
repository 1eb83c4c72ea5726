import { style } from '@vanilla-extract/css';
import { space, token } from '../plainTokens/index.ts';
import { box, ring } from './control.css.ts';

export const removable = style([
  box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1.5),
    minBlockSize: 'calc(1.75em / 0.8125)',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: token.control }, '&:focus-visible': ring },
  },
]);
