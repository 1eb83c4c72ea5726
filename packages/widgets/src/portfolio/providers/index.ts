export { ProviderEditor, ProviderForm } from './ProviderForm.tsx';
export { ProviderList } from './ProviderList.tsx';
