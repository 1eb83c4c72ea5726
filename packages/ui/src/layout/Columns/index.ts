export { Columns } from './Columns.tsx';
