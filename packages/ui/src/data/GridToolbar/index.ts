export type { ExportChoice } from './ExportMenu.tsx';
export { GridToolbar } from './GridToolbar.tsx';
