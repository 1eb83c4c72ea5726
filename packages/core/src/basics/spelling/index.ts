export { spelledIn } from './spelling.ts';
