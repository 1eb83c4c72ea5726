export { MovementDetail } from './MovementDetail.tsx';
export { MovementDialog, PolicyAsOf } from './onDemand.ts';
