export { type Brand, logoOf } from './brand.ts';
