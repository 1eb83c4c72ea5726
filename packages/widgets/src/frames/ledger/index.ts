export { type ChangeRow, ChangeTable } from './ChangeTable.tsx';
