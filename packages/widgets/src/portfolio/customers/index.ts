export { CustomerDialog } from './CustomerDialog.tsx';
export { CustomerForm } from './CustomerForm.tsx';
export { CustomerList } from './CustomerList.tsx';
export { CustomerRecord } from './CustomerRecord.tsx';
