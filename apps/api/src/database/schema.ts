import type { BranchGroup } from '@corredor/core/branches';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<string, string | undefined, string>;
type NullableTimestamp = ColumnType<string | null, string | null | undefined, string | null>;
type Stamp = ColumnType<string, never, never>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;
type Json<T> = JSONColumnType<T & object, string | undefined, string>;

/** Columns that every versioned record has; version and updated_at are moved by a trigger. */
interface Versioned {
  id: Generated<number>;
  version: ColumnType<number, never, never>;
  created_at: Stamp;
  updated_at: Stamp;
}
interface Owned {
  partner_id: ColumnType<number, number, never>;
}
interface OfPolicy {
  policy_id: ColumnType<number, number, never>;
}

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
}
export interface SubscriptionsTable extends Owned {
  id: Generated<number>;
  plan_id: number;
  subscription_type: 'monthly' | 'annual' | 'free';
  starts_on: string;
  ends_on: string | null;
  is_paid: boolean;
  created_at: Stamp;
}
export interface RolesTable extends Versioned, Owned {
  name: string;
  permissions: string[];
  is_seeded: WithDefault<boolean>;
}
export interface UsersTable extends Versioned {
  partner_id: Optional<number>;
  role_id: Optional<number>;
  email: string;
  name: WithDefault<string>;
  last_name: WithDefault<string>;
  password_hash: Optional<string>;
  language: WithDefault<'es' | 'en'>;
  image: Optional<string>;
  can_use_mobile_app: WithDefault<boolean>;
  is_active: WithDefault<boolean>;
  confirmed_at: NullableTimestamp;
  chosen_plan: Optional<string>;
  preferences: Json<Record<string, unknown>>;
  failed_logins: WithDefault<number>;
  locked_until: NullableTimestamp;
}
export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  created_at: Stamp;
  last_used_at: Timestamp;
  expires_at: string;
  ended_at: NullableTimestamp;
  ended_reason: Optional<string>;
  user_agent: Optional<string>;
  address: Optional<string>;
  family_key: Buffer;
}
export interface AccessTokensTable {
  hash: Buffer;
  session_id: number;
  expires_at: string;
}
export interface RefreshTokensTable {
  hash: Buffer;
  session_id: number;
  created_at: Stamp;
  spent_at: NullableTimestamp;
  was_retried: WithDefault<boolean>;
}
export interface MailTokensTable {
  hash: Buffer;
  user_id: number;
  purpose: 'confirm' | 'reset' | 'invite';
  expires_at: string;
  used_at: NullableTimestamp;
}
export interface MailsTable {
  id: Generated<number>;
  created_at: Stamp;
  recipient: string;
  subject: string;
  body: Optional<string>;
  link: Optional<string>;
  attempts: WithDefault<number>;
  next_attempt_at: Timestamp;
  sent_at: NullableTimestamp;
  last_error: Optional<string>;
}
export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  method: string;
  path: string;
  body_hash: string;
  status: Optional<number>;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Stamp;
}
export interface AuditLogTable {
  id: ColumnType<string, never, never>;
  partner_id: number | null;
  at: Stamp;
  user_id: number | null;
  session_id: number | null;
  request_id: string | null;
  address: string | null;
  event: string;
  model: string | null;
  object_id: number | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}
export interface BranchesTable extends Versioned, Owned {
  name: string;
  group: BranchGroup;
  description: Optional<string>;
  code: Optional<string>;
  flags: Json<{ vehicles: boolean; insureds: boolean; generals: boolean; diagnosis: boolean }>;
}
export interface CoveragesTable extends Versioned, Owned {
  name: string;
  coverage_type: 'benefit' | 'coverage' | 'help';
  branch_id: number;
  description: Optional<string>;
}
export interface ProvidersTable extends Versioned, Owned {
  name: string;
  short_name: Optional<string>;
  ruc: string;
  phone: Optional<string>;
  email: Optional<string>;
  address: Optional<string>;
  contact: Optional<string>;
}
export interface ProviderOfficesTable extends Owned {
  id: Generated<number>;
  provider_id: number;
  city: string;
  address: Optional<string>;
  phone: Optional<string>;
}
export interface ProviderBranchesTable extends Owned {
  provider_id: number;
  branch_id: number;
}
export interface CustomersTable extends Versioned, Owned {
  deleted_at: NullableTimestamp;
  legal_type: 'natural' | 'legal';
  name: string;
  identification_type: 'cedula' | 'ruc' | 'passport' | 'other';
  identification: string;
  identification_warning: Optional<'check_digit'>;
  birthdate: Optional<string>;
  foundation_date: Optional<string>;
  phone: Optional<string>;
  email: Optional<string>;
  sex: Optional<'male' | 'female' | 'other'>;
  country_id: string;
  province: Optional<string>;
  city: Optional<string>;
  street: Optional<string>;
  insured_type: Optional<'titular' | 'dependent'>;
  roles: ('insured' | 'contractor' | 'payer')[];
  titular_id: Optional<number>;
  family_relationship: Optional<'daughter' | 'son' | 'spouse' | 'other'>;
  partner_name: Optional<string>;
  notes: Optional<string>;
}
/** One levy, fee or tax line as the policy was issued with. */
export interface StoredCharge {
  code: string;
  label: string;
  base: 'net' | 'subtotal';
  base_amount: string;
  rate?: string;
  amount: string;
}
export interface PoliciesTable extends Versioned, Owned {
  deleted_at: NullableTimestamp;
  status: WithDefault<'draft' | 'active' | 'closed'>;
  closed_reason: Optional<'closed' | 'renewed'>;
  closed_on: Optional<string>;
  activated_at: NullableTimestamp;
  renewed_from_id: Optional<number>;
  renewed_to_id: Optional<number>;
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
  deductible: Optional<string>;
  contractor_id: Optional<number>;
  payer_id: Optional<number>;
  is_insured: WithDefault<boolean>;
  insured_select_type: WithDefault<'personal' | 'corporate' | 'massive'>;
  notification_limit_days: WithDefault<number>;
  net_premium: WithDefault<string>;
  charges: Json<StoredCharge[]>;
  total_grant: WithDefault<string>;
  commission_percent: Optional<string>;
  condition: Optional<string>;
  condition_deductible: Optional<string>;
  observations: Optional<string>;
}
export interface PolicyCoveragesTable extends Versioned, Owned, OfPolicy {
  coverage_id: number;
  limit: Optional<string>;
  percentage: Optional<string>;
}
export interface PolicyInsuredsTable extends Versioned, Owned, OfPolicy {
  customer_id: number;
  start_date: string;
  relationship: 'dependent' | 'titular' | 'beneficiary';
  family_relationship: Optional<'daughter' | 'son' | 'spouse' | 'other'>;
  titular_id: Optional<number>;
  beneficiary_percentage: Optional<string>;
  prima: Optional<string>;
  certificate_number: Optional<string>;
}
export interface PolicyGeneralsTable extends Versioned, Owned, OfPolicy {
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
/** policies that are not deleted, with type and the status that dates decide. */
export interface PolicyStatesView extends PoliciesTable {
  type: ColumnType<'individual' | 'group', never, never>;
  current_status: ColumnType<'draft' | 'active' | 'closed' | 'expired', never, never>;
}
/** payments that are not voided, with the status that dates decide. */
export interface PaymentStatesView extends PaymentsTable {
  status: ColumnType<'on_time' | 'near_expiry' | 'delayed' | 'paid', never, never>;
}

/** Every table and view, as the migrations make them. */
export interface Database {
  plans: PlansTable;
  partners: PartnersTable;
  public_profiles: PublicProfilesTable;
  subscriptions: SubscriptionsTable;
  roles: RolesTable;
  users: UsersTable;
  sessions: SessionsTable;
  access_tokens: AccessTokensTable;
  refresh_tokens: RefreshTokensTable;
  mail_tokens: MailTokensTable;
  mails: MailsTable;
  idempotency_keys: IdempotencyKeysTable;
  audit_log: AuditLogTable;
  branches: BranchesTable;
  coverages: CoveragesTable;
  providers: ProvidersTable;
  provider_offices: ProviderOfficesTable;
  provider_branches: ProviderBranchesTable;
  customers: CustomersTable;
  policies: PoliciesTable;
  policy_coverages: PolicyCoveragesTable;
  policy_insureds: PolicyInsuredsTable;
  policy_generals: PolicyGeneralsTable;
  policy_files: PolicyFilesTable;
  payments: PaymentsTable;
  policy_states: PolicyStatesView;
  payment_states: PaymentStatesView;
  partner_today: { partner_id: number; today: string; near_expiry_days: number };
}
