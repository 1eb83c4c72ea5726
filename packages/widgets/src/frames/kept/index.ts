export { useHasKept, useKeepAtEnd, useKept } from './useKept.ts';
