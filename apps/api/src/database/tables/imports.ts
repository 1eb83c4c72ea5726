import type { Generated } from 'kysely';
import type { NullableTimestamp, Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface ImportsTable extends Versioned, Owned {
  kind: 'customers' | 'vehicles' | 'insureds';
  policy_id: Optional<number>;
  user_id: number;
  file_name: string;
  rows_count: number;
  identical_count: WithDefault<number>;
  status: WithDefault<'running' | 'finished' | 'undone'>;
  finished_at: NullableTimestamp;
  undone_at: NullableTimestamp;
}
export interface ImportRecordsTable extends Owned {
  id: Generated<number>;
  import_id: number;
  row_number: number;
  outcome: 'created' | 'linked';
  name: string;
  model: 'customer' | 'vehicle' | 'policy_insured';
  record_id: number;
  record_version: number;
  undo_outcome: Optional<'removed' | 'kept'>;
}
