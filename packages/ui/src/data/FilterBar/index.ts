export { type ActiveFilter, FilterBar } from './FilterBar.tsx';
