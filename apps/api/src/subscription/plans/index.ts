export { planOperations } from './plans.operations.ts';
export { planColumns, toPlan } from './plans.store.ts';
export { vatOf } from './vat.ts';
