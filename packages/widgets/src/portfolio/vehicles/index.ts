export { RelatedVehicles } from './RelatedVehicles.tsx';
export { VehicleDialog } from './VehicleDialog.tsx';
export { VehicleForm } from './VehicleForm.tsx';
export { VehicleLinks } from './VehicleLinks.tsx';
export { VehicleList } from './VehicleList.tsx';
export { VehicleRecord } from './VehicleRecord.tsx';
