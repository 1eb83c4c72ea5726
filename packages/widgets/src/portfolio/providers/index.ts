export { ProviderDialog } from './ProviderDialog.tsx';
export { ProviderForm } from './ProviderForm.tsx';
export { ProviderList } from './ProviderList.tsx';
export { ProviderRecord } from './ProviderRecord.tsx';
