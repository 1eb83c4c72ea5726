export { type PolicyRow, policyRows } from './policyRows.ts';
export {
  type DraftKind,
  everyRecord,
  type FormKind,
  type HistoryKind,
  isFormKind,
  type Kind,
  type KindWith,
  kinds,
  type ListKind,
  type ListPage,
  type RecordFacts,
  type RecordPage,
  records,
} from './records.ts';
