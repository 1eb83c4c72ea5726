export { type PlainTheme, rootClass } from './rootClass.ts';
export { size, space, tint, token } from './tokens.css.ts';
