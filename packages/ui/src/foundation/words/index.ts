export type { Words } from './es.ts';
export type { ToolWords } from './esTools.ts';
export { useToolWords } from './useToolWords.ts';
export { useWords } from './useWords.ts';
