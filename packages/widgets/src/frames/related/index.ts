export { RelatedList } from './RelatedList.tsx';
export { RelatedPages } from './RelatedPages.tsx';
export { RelatedRow } from './RelatedRow.tsx';
