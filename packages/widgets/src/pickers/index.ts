export { BranchPicker } from './BranchPicker.tsx';
export { CityField } from './CityField.tsx';
export { CountrySelect } from './CountrySelect.tsx';
export { CoveragePicker } from './CoveragePicker.tsx';
export { CustomerPicker } from './CustomerPicker.tsx';
export { useBranchName, useCustomerName, useProviderName } from './names.ts';
export { ProviderPicker } from './ProviderPicker.tsx';
export type { PickerProps } from './RecordPicker.tsx';
export { StateSelect, useStateName } from './StateSelect.tsx';
