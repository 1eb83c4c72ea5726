import type { ColumnType } from 'kysely';
import type {
  Json,
  MaybeSample,
  NullableTimestamp,
  OfPolicy,
  Optional,
  Owned,
  Versioned,
  WithDefault,
} from './columns.ts';

/** One levy, fee or tax line as the policy was issued with. */
export interface StoredCharge {
  code: string;
  label: string;
  base: 'net' | 'subtotal';
  base_amount: string;
  rate?: string;
  amount: string;
}
export interface PoliciesTable extends Versioned, Owned, MaybeSample {
  deleted_at: NullableTimestamp;
  status: WithDefault<'draft' | 'active' | 'closed'>;
  closed_reason: Optional<'closed' | 'renewed'>;
  /** From this day on it is closed, and why; until then it is active. */
  closes_on: Optional<string>;
  closes_as: Optional<'cancelled' | 'renewed' | 'closed'>;
  /** The end that it was issued with, where it was extended. */
  issued_end_date: Optional<string>;
  closed_on: Optional<string>;
  /** The moment of a closing that can be taken back. */
  closed_at: NullableTimestamp;
  activated_at: NullableTimestamp;
  renewed_from_id: Optional<number>;
  renewed_to_id: Optional<number>;
  /** What the observations of the term before say once this draft is activated. */
  renewal_observations: Optional<string>;
  /** Who gets the card of its renewal, where a file says so. */
  renewal_owner_id: Optional<number>;
  number: Optional<string>;
  start_date: Optional<string>;
  end_date: Optional<string>;
  branch_id: Optional<number>;
  provider_id: Optional<number>;
  provider_office_id: Optional<number>;
  maximum_insured_sum: Optional<string>;
  certificate_number: Optional<string>;
  estimated_payment_day: WithDefault<number>;
  payment_frequency: WithDefault<number>;
  /** Instalments that months cannot say. */
  own_plan: ColumnType<{ due_date: string; amount: string }[] | null, string | null | undefined, string | null>;
  deductible: Optional<string>;
  contractor_id: Optional<number>;
  payer_id: Optional<number>;
  is_insured: WithDefault<boolean>;
  insured_select_type: WithDefault<'personal' | 'corporate' | 'massive'>;
  notification_limit_days: WithDefault<number>;
  renews: WithDefault<boolean>;
  net_premium: WithDefault<string>;
  charges: Json<StoredCharge[]>;
  total_grant: WithDefault<string>;
  /** The premium that closing gave up. */
  given_up: WithDefault<string>;
  commission_percent: Optional<string>;
  condition: Optional<string>;
  condition_deductible: Optional<string>;
  observations: Optional<string>;
  /** Values of the fields that the branch adds. */
  extra: Json<Record<string, string | boolean>>;
}
/** A row counts from a day to the day before another; what has ended is not read, unless an earlier day is asked for. */
export interface Dated {
  valid_from: Optional<string>;
  valid_until: Optional<string>;
  /** What it is of the net premium of the whole term. */
  term_net: Optional<string>;
}
/** A row that has extra fields of its branch. */
export interface Extended {
  extra: Json<Record<string, string | boolean>>;
}
/** A row whose premium of the whole term can be found. */
export interface Summed {
  /** For how much it is insured. */
  sum: Optional<string>;
  /** What that costs for the whole term, in percent. */
  rate: Optional<string>;
}
export interface PolicyCoveragesTable extends Versioned, Owned, OfPolicy, Dated {
  coverage_id: number;
  limit: Optional<string>;
  percentage: Optional<string>;
}
export interface PolicyInsuredsTable extends Versioned, Owned, OfPolicy, Dated, Summed, Extended {
  customer_id: number;
  start_date: string;
  relationship: 'dependent' | 'titular' | 'beneficiary';
  family_relationship: Optional<'daughter' | 'son' | 'spouse' | 'other'>;
  titular_id: Optional<number>;
  beneficiary_percentage: Optional<string>;
  prima: Optional<string>;
  certificate_number: Optional<string>;
}
export interface PolicyGeneralsTable extends Versioned, Owned, OfPolicy, Dated, Summed, Extended {
  name: string;
  description: Optional<string>;
}
export interface PolicyFilesTable extends Versioned, Owned, OfPolicy {
  name: string;
  size: number;
  sha256: string;
  storage_key: string;
  uploaded_by: number;
}
/** policies that are not deleted, with type and the status that dates decide. */
export interface PolicyStatesView extends PoliciesTable {
  type: ColumnType<'individual' | 'group', never, never>;
  is_in_force: ColumnType<boolean, never, never>;
  current_closed_reason: ColumnType<'closed' | 'renewed' | 'cancelled' | null, never, never>;
  current_closed_on: ColumnType<string | null, never, never>;
  current_status: ColumnType<'draft' | 'active' | 'closed' | 'expired', never, never>;
}
