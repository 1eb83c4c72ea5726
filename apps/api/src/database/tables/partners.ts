import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Optional, Owned, Stamp, Versioned, WithDefault } from './columns.ts';

export interface PlansTable {
  id: Generated<number>;
  name: 'Free' | 'Basic' | 'Professional' | 'PYMEs';
  position: number;
  monthly_price: string;
  annual_price: string;
  policies_amount: number | null;
  customers_amount: number | null;
  vehicles_amount: number | null;
  generals_amount: number | null;
  users_amount: number | null;
  groups_amount: number | null;
  emails_amount: number | null;
  manages_policies: boolean;
  manages_payments: boolean;
  manages_insureds: boolean;
  manages_claims: Generated<boolean>;
  manages_commissions: Generated<boolean>;
  manages_portal: Generated<boolean>;
}
export interface PartnersTable extends Versioned {
  name: string;
  alias: string;
  tax_id: string;
  phone: string;
  email: string;
  country_id: string;
  state: Optional<string>;
  city: Optional<string>;
  direction: Optional<string>;
  slogan: Optional<string>;
  website: Optional<string>;
  tags: WithDefault<string[]>;
  resume: Optional<string>;
  layout: WithDefault<'default' | 'blocks'>;
  image: Optional<string>;
  listed: WithDefault<boolean>;
  timezone: string;
  currency: string;
  language: 'es' | 'en';
  near_expiry_days: WithDefault<number>;
}
export interface PublicProfilesTable extends Owned {
  alias: string;
  name: string;
  email: string;
  phone: string;
  country_id: string;
  state: string | null;
  city: string | null;
  direction: string | null;
  slogan: string | null;
  website: string | null;
  tags: string[];
  resume: string | null;
  layout: string;
  image: string | null;
  listed: boolean;
  /** Names of its lines of insurance; written by the database. */
  branches: ColumnType<string[], never, never>;
}
export interface SubscriptionsTable extends Owned {
  id: Generated<number>;
  plan_id: number;
  subscription_type: 'monthly' | 'annual' | 'free';
  starts_on: string;
  ends_on: string | null;
  is_paid: boolean;
  cancelled_at: NullableTimestamp;
  created_at: Stamp;
}
