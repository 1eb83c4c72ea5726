export { MovementList, PolicyMovements } from './list/index.ts';
export type { MovementNewRecords } from './parts/index.ts';
