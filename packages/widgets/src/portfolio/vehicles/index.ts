export { VehicleEditor, VehicleForm } from './VehicleForm.tsx';
export { VehicleLinks } from './VehicleLinks.tsx';
export { VehicleList } from './VehicleList.tsx';
