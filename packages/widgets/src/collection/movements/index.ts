export { MovementList, PolicyMovements } from './list/index.ts';
export { MovementPage } from './page/index.ts';
export type { MovementNewRecords } from './parts/index.ts';
