export { useDebounced } from './useDebounced.ts';
