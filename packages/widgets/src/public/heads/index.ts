export { type Head, type HeadName, headOf } from './heads.ts';
export { profileTitle, searchTitle } from './titles.ts';
