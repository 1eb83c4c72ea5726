export { RelatedList } from './RelatedList.tsx';
export { RelatedRow } from './RelatedRow.tsx';
