import type { ColumnType } from 'kysely';
import type { NullableTimestamp, OfPolicy, Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface PaymentsTable extends Versioned, Owned, OfPolicy {
  voided_at: NullableTimestamp;
  number: number;
  due_date: string;
  amount: string;
  invoice_number: Optional<string>;
  is_paid: WithDefault<boolean>;
  payment_method: Optional<'cash' | 'transfer' | 'card'>;
  payment_date: Optional<string>;
  collected_by: WithDefault<'broker' | 'insurer'>;
  last_notified_at: NullableTimestamp;
}
/** payments that are not voided, with the status that dates decide. */
export interface PaymentStatesView extends PaymentsTable {
  status: ColumnType<'on_time' | 'near_expiry' | 'delayed' | 'paid', never, never>;
}
