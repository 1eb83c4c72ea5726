import type { Optional, Owned, Versioned } from './columns.ts';

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
}
