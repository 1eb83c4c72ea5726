export { policyVehicleOperations } from './policyVehicles.operations.ts';
export { type PolicyVehicleStore, policyVehicleStore } from './policyVehicles.store.ts';
