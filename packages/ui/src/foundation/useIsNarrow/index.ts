export { useIsNarrow } from './useIsNarrow.ts';
