export {
  createRowEditingMachine,
  type RowAnswer,
  type RowEditingContext,
  type RowProblem,
  type RowSave,
  type SavedRow,
} from './rowEditing.machine.ts';
export { newRowId, type RowEditingView, rowEditingView } from './rowEditing.selectors.ts';
export { obstacleToAdding } from './rowRules.ts';
