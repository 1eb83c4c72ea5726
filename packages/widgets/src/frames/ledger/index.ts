export { type ChangeRow, ChangeTable } from './ChangeTable.tsx';
export { useDifference, useSignedMoney } from './useDifference.ts';
