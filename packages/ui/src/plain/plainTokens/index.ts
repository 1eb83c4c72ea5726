export { ownDirection, size, space, tint } from './measures.ts';
export { type PlainTheme, rootClass } from './rootClass.ts';
export { token } from './vars.css.ts';
