export { type GateFacts, layoutGatesMachine } from './layoutGates.machine.ts';
export { currentGate, type Gate } from './layoutGates.selectors.ts';
