export { keysOf, recordOf } from './keys.ts';
