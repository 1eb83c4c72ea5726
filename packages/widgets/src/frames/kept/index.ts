export { useKeepAtEnd, useKept } from './useKept.ts';
