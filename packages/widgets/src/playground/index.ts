export { Playground } from './Playground.tsx';
export type { Release } from './release.ts';
