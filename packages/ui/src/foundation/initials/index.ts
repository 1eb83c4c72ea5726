export { initialsOf } from './initialsOf.ts';
