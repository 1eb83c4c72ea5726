export { SellerForm } from './SellerForm.tsx';
export { SellerList } from './SellerList.tsx';
export { SellerRecord } from './SellerRecord.tsx';
