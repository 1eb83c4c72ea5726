export type { Words } from './es.ts';
export { useWords } from './useWords.ts';
