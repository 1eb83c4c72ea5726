export { useHitWords } from './useHitWords.ts';
