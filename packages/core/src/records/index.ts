export { type PolicyRow, policyRows } from './policyRows.ts';
export {
  type DraftKind,
  everyRecord,
  everyRight,
  type FormKind,
  isFormKind,
  type Kind,
  kinds,
  type ListKind,
  type ListPage,
  type RecordPage,
  records,
} from './records.ts';
export { type FixedKind, fixedInSample } from './samples.ts';
