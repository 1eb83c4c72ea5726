import type {
  InsuredSelectType,
  TaskBand,
  TaskKind,
  TaskPriority,
  TaskRepeats,
  TaskResolution,
  TaskRuleAssignee,
  TaskStatus,
  TaskTrigger,
} from '@corredor/core/api';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface TasksTable extends Versioned, Owned {
  title: string;
  /** What the title is searched in. */
  title_key: GeneratedAlways<string>;
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
  renewal_id: Optional<number>;
  movement_id: Optional<number>;
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
  rule_id: Optional<number>;
  cause_id: Optional<number>;
  caused_on: Optional<string>;
  resolution: Optional<TaskResolution>;
  was_resolved: WithDefault<boolean>;
}
export interface TaskRulesTable extends Versioned, Owned {
  name: string;
  trigger: ColumnType<TaskTrigger, TaskTrigger, never>;
  branch_id: Optional<number>;
  provider_id: Optional<number>;
  insured_select_type: Optional<InsuredSelectType>;
  min_net: Optional<string>;
  offset_days: number;
  business_days: WithDefault<boolean>;
  assign: TaskRuleAssignee;
  user_id: Optional<number>;
  title: string;
  kind: TaskKind;
  priority: WithDefault<TaskPriority>;
  stop_when_resolved: WithDefault<boolean>;
  is_active: WithDefault<boolean>;
  active_since: string;
  author_id: ColumnType<number, number, never>;
}
/** What a rule has made a task of, whatever became of it. */
export interface TaskCausesTable extends Owned {
  rule_id: number;
  model: 'policy' | 'payment' | 'movement' | 'customer';
  record_id: number;
  caused_on: string;
}
/** With what today decides. */
export interface TaskStatesView extends TasksTable {
  day: string;
  band: TaskBand | null;
}
