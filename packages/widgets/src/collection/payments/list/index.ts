export { CollectLate } from './CollectLate.tsx';
export { CrossingList } from './CrossingList.tsx';
export { PaymentList } from './PaymentList.tsx';
