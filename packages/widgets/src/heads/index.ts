export { type Head, type HeadName, headOf } from './heads.ts';
