export { type PolicyRow, policyRows } from './policyRows.ts';
export {
  type DraftKind,
  everyRecord,
  type FormKind,
  isFormKind,
  type Kind,
  kinds,
  type ListKind,
  type ListPage,
  type RecordPage,
  records,
} from './records.ts';
