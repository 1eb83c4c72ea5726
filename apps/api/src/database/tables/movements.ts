import type { EarningTable, LostReason, MovementCharge, MovementItemValues, MovementStep } from '@corredor/core/api';
import type {
  MovementKind,
  MovementMethod,
  MovementPlan,
  MovementRequester,
  MovementStatus,
} from '@corredor/core/movements';
import type { ColumnType, Selectable } from 'kysely';
import type { Json, NullableTimestamp, OfPolicy, Optional, Owned, Versioned, WithDefault } from './columns.ts';
import type { PoliciesTable } from './policies.ts';

type MaybeJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
export interface MovementsTable extends Versioned, Owned, OfPolicy {
  number: ColumnType<number, number, never>;
  kind: ColumnType<MovementKind, MovementKind, never>;
  status: WithDefault<MovementStatus>;
  effective_date: string;
  requested_by: MovementRequester;
  requested_on: string;
  sent_on: Optional<string>;
  issued_on: Optional<string>;
  issued_at: NullableTimestamp;
  insurer_number: Optional<string>;
  reason_code: Optional<LostReason>;
  reason: Optional<string>;
  rejected_reason: Optional<string>;
  method: MovementMethod;
  penalty_percent: Optional<string>;
  earning_table: MaybeJson<EarningTable>;
  least_percent: Optional<string>;
  least_amount: Optional<string>;
  typed_net: Optional<string>;
  counts_next_term: WithDefault<boolean>;
  new_end_date: Optional<string>;
  with_lapse: WithDefault<boolean>;
  no_loss_statement: WithDefault<boolean>;
  plan: MovementPlan;
  first_due_date: string;
  typed_due_date: Optional<string>;
  net_delta: string;
  term_net_delta: string;
  charges: Json<MovementCharge[]>;
  total_delta: string;
  computed_net: Optional<string>;
  explanation: Json<MovementStep[]>;
  reinstates_id: Optional<number>;
  /** What its issue crossed. */
  crossing_id: Optional<number>;
  is_reinstated: WithDefault<boolean>;
  undoes_id: Optional<number>;
  policy_before: MaybeJson<PolicyBefore>;
}
/** What issuing changed of the policy, as it was; of an older movement only a part. */
export type PolicyBefore = Partial<
  Pick<Selectable<PoliciesTable>, 'closes_on' | 'closes_as' | 'end_date' | 'observations'>
>;
export interface MovementItemsTable extends Owned {
  id: ColumnType<number, never, never>;
  movement_id: number;
  place: number;
  action: 'add' | 'remove' | 'change';
  target: 'vehicle' | 'insured' | 'coverage' | 'general' | 'beneficiary' | 'field';
  record_id: Optional<number>;
  label: Optional<string>;
  before: MaybeJson<MovementItemValues>;
  after: MaybeJson<MovementItemValues>;
  term_net: Optional<string>;
  /** Its premium is what its row says, and nobody typed another. */
  is_found: WithDefault<boolean>;
  net_delta: WithDefault<string>;
}
/** What a movement needs, and what of it is there. */
export interface MovementChecksTable extends Owned {
  id: ColumnType<number, never, never>;
  movement_id: number;
  position: number;
  label: string;
  is_required: boolean;
  done_on: Optional<string>;
  file_id: Optional<number>;
}
