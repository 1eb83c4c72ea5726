export { FilterBar } from './FilterBar.tsx';
export type { ActiveFilter, FilterField } from './filterFields.ts';
