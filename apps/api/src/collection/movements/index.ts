export { isFoundMovement, movementRows } from './foundMovements.ts';
export { movementMails } from './movementMail.ts';
export { movementOperations } from './movements.operations.ts';
export { movementStore } from './movements.store.ts';
