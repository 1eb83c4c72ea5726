/** What is told of a change: which event, of which record, and how it was before and after. */
export interface AuditEntry {
  event: string;
  model: string;
  object_id: number;
  before?: object | null;
  after?: object | null;
}
