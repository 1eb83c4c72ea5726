export {
  type BulkOutcome,
  type BulkVerb,
  ChosenRows,
  type RunHeader,
  type RunOnRow,
  runBulk,
  saveFile,
} from './bulk/index.ts';
export { checkedQuery } from './checkedQuery.ts';
export { ListPage } from './ListPage.tsx';
export { ListShape, useIsBoard } from './ListShape.tsx';
export type { ActiveListFilter, ListFilters } from './listPage.types.ts';
export { type ListState, toListState } from './listState.ts';
export type { ListStates } from './listStates.ts';
export { RecordListFrame } from './RecordListFrame.tsx';
export type { RecordList } from './recordList.ts';
export { breakAtSign, useColumnKit } from './useColumnKit.tsx';
export { useConfirmDelete } from './useConfirmDelete.tsx';
export { type OpenRecord, useRecordDetail } from './useRecordDetail.ts';
export { useRecordList } from './useRecordList.ts';
export { type ListSummary, totalsOf } from './useSummary.ts';
export type { ListControls } from './views/index.ts';
