export { TermBar } from './TermBar.tsx';
export type { TermFlag, TermTick } from './termShare.ts';
