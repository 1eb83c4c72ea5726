export { BranchesPicker } from './BranchesPicker.tsx';
export { BranchOrNewPicker } from './BranchOrNewPicker.tsx';
export { BranchPicker } from './BranchPicker.tsx';
export { CityField } from './CityField.tsx';
export { CountrySelect } from './CountrySelect.tsx';
export { CoveragePicker } from './CoveragePicker.tsx';
export { CustomerOrNewPicker } from './CustomerOrNewPicker.tsx';
export { CustomerPicker } from './CustomerPicker.tsx';
export {
  useAssigneeName,
  useBranchName,
  useCoverageName,
  useCustomer,
  useCustomerName,
  usePolicyName,
  useProviderName,
  useSellerName,
  useSellerRecordName,
  useVehicleName,
} from './names.ts';
export { type PolicyRow, PolicyRowPicker, useOnlyPolicyRow } from './PolicyRowPicker.tsx';
export { ProviderOfBranchPicker } from './ProviderOfBranchPicker.tsx';
export { ProviderPicker } from './ProviderPicker.tsx';
export type { PickerProps } from './RecordPicker.tsx';
export { RoleSelect, useRoleName, useRoleNames } from './RoleSelect.tsx';
export { type SellerChoice, SellerChoicePicker, SellerPicker, SellerRecordPicker } from './SellerPicker.tsx';
export { StateSelect } from './StateSelect.tsx';
export { OwnRecordProvider, UnderSampleProvider, useSampleMarks } from './samples.ts';
export { StateName, useStateName, useStateNames } from './stateNames.tsx';
export { TaskAssigneePicker } from './TaskAssigneePicker.tsx';
export { TaxField, taxLabel, useTaxRule } from './TaxField.tsx';
export { TitularPicker } from './TitularPicker.tsx';
export { UserPicker } from './UserPicker.tsx';
export type { NewRecord } from './useNewRecord.tsx';
export { VehicleOrNewPicker } from './VehicleOrNewPicker.tsx';
export { VehiclePicker } from './VehiclePicker.tsx';
