import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Optional, Owned, Versioned, WithDefault } from './columns.ts';

/** The instalments of a policy before a file brought others. */
export interface FormerPlan {
  own_plan: { due_date: string; amount: string }[] | null;
  instalments: {
    number: number;
    due_date: string;
    amount: string;
    invoice_number: string | null;
    collected_by: 'broker' | 'insurer';
  }[];
}
export interface ImportsTable extends Versioned, Owned {
  kind: 'customers' | 'vehicles' | 'insureds' | 'policies' | 'providers' | 'branches' | 'payments';
  policy_id: Optional<number>;
  user_id: number;
  file_name: string;
  activates: WithDefault<boolean>;
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
  model: 'customer' | 'vehicle' | 'policy_insured' | 'policy' | 'provider' | 'branch' | 'payment';
  record_id: number;
  record_version: number;
  /** Of an instalment, the plan in whose place its policy's rows came. */
  former: ColumnType<FormerPlan | null, string | null | undefined, never>;
  undo_outcome: Optional<'removed' | 'kept'>;
}
/** What files call an insurer or a branch. */
export interface ImportNamesTable extends Owned {
  id: Generated<number>;
  kind: 'provider' | 'branch';
  /** Without accents, capitals and signs. */
  name: string;
  provider_id: Optional<number>;
  branch_id: Optional<number>;
}
