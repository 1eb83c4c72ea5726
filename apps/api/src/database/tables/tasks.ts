import type { TaskBand, TaskKind, TaskPriority, TaskRepeats, TaskStatus } from '@corredor/core/api';
import type { ColumnType } from 'kysely';
import type { Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface TasksTable extends Versioned, Owned {
  title: string;
  description: Optional<string>;
  kind: TaskKind;
  due_on: string;
  due_time: Optional<string>;
  priority: WithDefault<TaskPriority>;
  author_id: ColumnType<number, number, never>;
  assignee_id: number;
  policy_id: Optional<number>;
  payment_id: Optional<number>;
  customer_id: Optional<number>;
  vehicle_id: Optional<number>;
  provider_id: Optional<number>;
  status: WithDefault<TaskStatus>;
  outcome: Optional<string>;
  done_on: Optional<string>;
  snoozed_until: Optional<string>;
  snoozed_count: WithDefault<number>;
  repeat_every: Optional<number>;
  repeat_unit: Optional<TaskRepeats['unit']>;
  repeat_until: Optional<string>;
  anchor_on: string;
  next_id: Optional<number>;
  passed_over: WithDefault<number>;
  is_private: WithDefault<boolean>;
}
/** With what today decides. */
export interface TaskStatesView extends TasksTable {
  day: string;
  band: TaskBand | null;
}
