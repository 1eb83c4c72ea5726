export { ClashBanners } from './ClashBanners.tsx';
export { MovementProblem } from './MovementProblem.tsx';
export { MovementIssueFacts, NewMovement } from './onDemand.ts';
