export { type EditableColumn, EditableRows } from './EditableRows.tsx';
