import type { ProblemCode, RunKind, RunModel, RunOutcome, RunParams, RunStatus } from '@corredor/core/api';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface RunsTable extends Versioned, Owned {
  kind: RunKind;
  title: string;
  params: Json<RunParams>;
  user_id: number;
  status: WithDefault<RunStatus>;
  undoes_id: Optional<number>;
  finished_at: NullableTimestamp;
}
export interface RunLinesTable extends Owned {
  id: Generated<number>;
  run_id: number;
  model: RunModel;
  record_id: number;
  record_version: number;
  label: string;
  outcome: WithDefault<RunOutcome>;
  code: Optional<ProblemCode>;
  detail: Optional<string>;
  tried_at: NullableTimestamp;
  tried_by: Optional<number>;
  /** The records that the mail of this line named. */
  mailed: Optional<number[]>;
}
