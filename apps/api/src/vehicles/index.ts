export { vehicleOperations } from './vehicles.operations.ts';
export { type VehicleStore, vehicleStore } from './vehicles.store.ts';
