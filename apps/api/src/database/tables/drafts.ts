import type { Json, Optional, Timestamp } from './columns.ts';

export interface DraftsTable {
  user_id: number;
  key: string;
  content: Json<Record<string, unknown>>;
  record_version: Optional<number>;
  label: string;
  saved_at: Timestamp;
}
