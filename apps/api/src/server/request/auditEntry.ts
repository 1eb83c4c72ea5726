import type { AuditModel } from '@corredor/core/api';

/** Kept in the history for whoever reads the log; no page shows it. */
type LoggedOnly = 'crossing' | 'import' | 'run' | 'saved_view';
/** Of what the history tells. */
export type HistoryModel = AuditModel | LoggedOnly;

/** What is told of a change: which event, of which record, and how it was before and after. */
export interface AuditEntry {
  event: string;
  model: HistoryModel;
  object_id: number;
  before?: object | null;
  after?: object | null;
}
