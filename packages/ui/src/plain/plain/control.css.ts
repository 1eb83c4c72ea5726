import { style } from '@vanilla-extract/css';
import { token } from '../plainTokens/index.ts';

/** Where the keyboard is. */
export const ring = { outline: `2px solid ${token.focus}`, outlineOffset: '2px' };

/** Nothing of what browsers and pages give to controls. */
export const box = style({
  boxSizing: 'border-box',
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
