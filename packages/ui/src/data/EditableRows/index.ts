export { EditableRows } from './EditableRows.tsx';
export type { EditableColumn } from './editableRows.types.ts';
