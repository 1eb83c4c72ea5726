export { FullExport } from './FullExport.tsx';
