export { checkVehicle } from './checkVehicle.ts';
export { vehicleOperations } from './vehicles.operations.ts';
export { type VehicleStore, vehicleStore } from './vehicles.store.ts';
