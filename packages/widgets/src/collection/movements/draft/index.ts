export { ClashBanners } from './ClashBanners.tsx';
export { MovementProblem } from './MovementProblem.tsx';
export { NewMovement } from './NewMovement.tsx';
export { MovementIssueFacts } from './onDemand.ts';
