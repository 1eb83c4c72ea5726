export { MovementList } from './MovementList.tsx';
export type { MovementNewRecords } from './newRecords.ts';
export { PolicyMovements } from './PolicyMovements.tsx';
