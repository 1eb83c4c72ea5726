export { CustomerDialog } from './CustomerDialog.tsx';
export { CustomerEditor, CustomerForm } from './CustomerForm.tsx';
export { CustomerList } from './CustomerList.tsx';
