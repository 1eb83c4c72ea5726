export { GridToolbar } from './GridToolbar.tsx';
