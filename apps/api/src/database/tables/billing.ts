import type { Generated } from 'kysely';
import type { Optional, Owned, Stamp, Versioned, WithDefault } from './columns.ts';

/** What a price is made of. */
interface Priced {
  subtotal: string;
  credit: string;
  vat_percent: string | null;
  tax: string;
  currency: string;
  renewal_frequency: 'monthly' | 'annual';
}
/** Whom an invoice is made out to. */
interface Billed {
  full_name: string;
  fiscal_id: string;
  email: string;
  phone: string;
  country_id: string;
  address: string;
  card_brand: string | null;
  card_last4: string | null;
}
export interface SubscriptionPaymentsTable extends Versioned, Owned {
  subscription_id: number;
  plan_id: number;
  name: string;
  from_date: string;
  to_date: string;
  finish_date: Optional<string>;
  amount: string;
  currency: string;
  state: 'pending' | 'paid' | 'rejected';
  renewal_frequency: 'monthly' | 'annual';
  subtotal: WithDefault<string>;
  credit: WithDefault<string>;
  vat_percent: Optional<string>;
  tax: WithDefault<string>;
  /** What the term is worth without tax, what was credited included. */
  worth: WithDefault<string>;
  reason: Optional<string>;
}
export interface CheckoutsTable extends Versioned, Owned, Priced, Billed {
  user_id: number;
  key: string;
  body_hash: string;
  state: 'processing' | 'requires_action' | 'pending' | 'paid' | 'declined';
  reason: Optional<string>;
  plan_id: number;
  from_date: string;
  to_date: string | null;
  total: string;
  worth: string;
  waits_for_review: boolean;
  provider: 'sandbox' | 'stripe' | null;
  reference: Optional<string>;
  payment_id: Optional<number>;
}
export interface InvoicesTable extends Owned, Priced, Billed {
  id: Generated<number>;
  created_at: Stamp;
  number: string;
  issued_on: string;
  language: 'es' | 'en';
  payment_id: number;
  plan: string;
  from_date: string;
  to_date: string;
  total: string;
}
export interface SandboxChargesTable extends Owned {
  id: Generated<number>;
  created_at: Stamp;
  reference: string;
  key: string;
  amount: string;
  currency: string;
  is_authorised_only: boolean;
  token: Optional<string>;
  state: 'prepared' | 'requires_action' | 'authorised' | 'paid' | 'declined' | 'cancelled';
  reason: Optional<string>;
}
