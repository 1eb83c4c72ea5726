export { CollectNext } from './CollectNext.tsx';
export { CrossingList } from './CrossingList.tsx';
export { PaymentList } from './PaymentList.tsx';
