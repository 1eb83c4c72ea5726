export { type ChangeRow, ChangeTable } from './ChangeTable.tsx';
export { useDifference } from './useDifference.ts';
