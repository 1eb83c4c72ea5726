import type { HistoryModel } from '../request/auditEntry.ts';
import type { Scope } from '../request/scope.ts';
import { audit } from './audit.ts';

/** How changes of one kind of record are written into its history, in the words that `tell` picks of a record. */
export const recordChanges =
  <Told>(scope: Scope, model: HistoryModel, tell: (record: Told) => object) =>
  (event: string, objectId: number, { before, after }: { before?: Told; after?: Told }) =>
    audit(scope, {
      event,
      model,
      object_id: objectId,
      before: before ? tell(before) : null,
      after: after ? tell(after) : null,
    });

interface Kept {
  id: number;
  version: number;
  created_at: string;
  updated_at: string;
  is_sample?: boolean;
}
/** A record without what only the database decides. */
export function businessFields<Record extends Kept>(record: Record) {
  const { id, version, created_at, updated_at, is_sample, ...fields } = record;
  return fields;
}
