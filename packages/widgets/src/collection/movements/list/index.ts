export { MovementList } from './MovementList.tsx';
export { PolicyMovements } from './PolicyMovements.tsx';
