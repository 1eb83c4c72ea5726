export { MovementSheet } from './onDemand.ts';
