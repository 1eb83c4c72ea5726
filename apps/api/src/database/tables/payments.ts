import type { CrossingReason, PaymentMethod, ReceiptKind } from '@corredor/core/api';
import type { ColumnType } from 'kysely';
import type { NullableTimestamp, OfPolicy, Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface PaymentsTable extends Versioned, Owned, OfPolicy {
  /** The movement that made it; the policy's own have none. */
  movement_id: ColumnType<number | null, number | null | undefined, never>;
  voided_at: NullableTimestamp;
  voided_reason: Optional<'remade' | 'closed' | 'undone'>;
  /** What is to be collected, or with a negative amount what is owed back. */
  kind: WithDefault<'premium' | 'credit'>;
  number: number;
  due_date: string;
  amount: string;
  invoice_number: Optional<string>;
  /** Kept by the database from the receipts, like the three that follow from it. */
  paid_amount: ColumnType<string, never, never>;
  is_paid: ColumnType<boolean, never, never>;
  payment_method: ColumnType<PaymentMethod | null, never, never>;
  payment_date: ColumnType<string | null, never, never>;
  /** Its last receipt came in before an import, on a day that nobody knows. */
  paid_before_import: ColumnType<boolean, never, never>;
  collected_by: WithDefault<'broker' | 'insurer'>;
  last_notified_at: NullableTimestamp;
}
/** payments that are not voided, with the status that dates decide. */
export interface PaymentStatesView extends PaymentsTable {
  status: ColumnType<'on_time' | 'near_expiry' | 'delayed' | 'paid', never, never>;
  /** What is still open of the amount, with its sign. */
  balance: ColumnType<string, never, never>;
}
export interface CrossingsTable extends Versioned, Owned {
  customer_id: ColumnType<number, number, never>;
  reason: ColumnType<CrossingReason, CrossingReason, never>;
  note: ColumnType<string | null, string | null | undefined, never>;
  crossed_on: ColumnType<string, string, never>;
  undone_at: NullableTimestamp;
}
export interface ReceiptsTable extends Versioned, Owned {
  payment_id: ColumnType<number, number, never>;
  kind: ColumnType<ReceiptKind, ReceiptKind, never>;
  amount: ColumnType<string, string, never>;
  received_on: ColumnType<string, string, never>;
  method: ColumnType<PaymentMethod | null, PaymentMethod | null, never>;
  reference: ColumnType<string | null, string | null | undefined, never>;
  collected_by: ColumnType<'broker' | 'insurer', 'broker' | 'insurer', 'broker' | 'insurer'>;
  remitted_on: Optional<string>;
  /** An import made it. */
  from_import: ColumnType<boolean, boolean | undefined, never>;
  /** The file says that it came in, and not when: its day is one for sums only. */
  before_import: ColumnType<boolean, boolean | undefined, never>;
  /** The run that recorded it. */
  run_id: Optional<number>;
  /** The run that handed it over. */
  remitted_run_id: Optional<number>;
  crossing_id: ColumnType<number | null, number | null | undefined, never>;
  /** Which two receipts of a crossing belong together. */
  pair: ColumnType<number | null, number | null | undefined, never>;
  batch_id: ColumnType<number | null, number | null | undefined, never>;
  voided_at: NullableTimestamp;
}
