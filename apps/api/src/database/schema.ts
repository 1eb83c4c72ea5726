import type {
  AccessTokensTable,
  CalendarFeedsTable,
  MailTokensTable,
  RefreshTokensTable,
  RolesTable,
  SessionsTable,
  UsersTable,
  WsTicketsTable,
} from './tables/accounts.ts';
import type {
  CheckoutsTable,
  InvoicesTable,
  SandboxChargesTable,
  SubscriptionPaymentsTable,
} from './tables/billing.ts';
import type {
  BranchesTable,
  CoveragesTable,
  ProviderBranchesTable,
  ProviderOfficesTable,
  ProvidersTable,
} from './tables/catalogues.ts';
import type { Cie10CodesTable } from './tables/cie10.ts';
import type { CustomersTable } from './tables/customers.ts';
import type { DirectoryEntriesTable, DirectoryTermsTable, DirectoryWordsTable } from './tables/directory.ts';
import type { DraftsTable } from './tables/drafts.ts';
import type { CustomerFactsTable, MovementFactsTable, PolicyFactsTable, VehicleFactsTable } from './tables/facts.ts';
import type { ImportNamesTable, ImportRecordsTable, ImportsTable } from './tables/imports.ts';
import type { DailyWorkTable, ToldDatesTable } from './tables/jobs.ts';
import type { MessageRecordsTable, MessagesTable } from './tables/messages.ts';
import type { MovementChecksTable, MovementItemsTable, MovementsTable } from './tables/movements.ts';
import type { NotificationsTable } from './tables/notifications.ts';
import type { PartnersTable, PlansTable, PublicProfilesTable, SubscriptionsTable } from './tables/partners.ts';
import type { CrossingsTable, PaymentStatesView, PaymentsTable, ReceiptsTable } from './tables/payments.ts';
import type {
  PoliciesTable,
  PolicyCoveragesTable,
  PolicyFilesTable,
  PolicyGeneralsTable,
  PolicyInsuredsTable,
  PolicyStatesView,
} from './tables/policies.ts';
import type { PolicyBeneficiariesTable, PolicySellersTable } from './tables/policyShares.ts';
import type { RenewalStagesTable, RenewalStatesView, RenewalsTable } from './tables/renewals.ts';
import type { RunLinesTable, RunsTable } from './tables/runs.ts';
import type { SampleBooksTable } from './tables/samples.ts';
import type { SavedViewsTable } from './tables/savedViews.ts';
import type { SellersTable } from './tables/sellers.ts';
import type { PartnerSettingsTable } from './tables/settings.ts';
import type {
  AuditLogTable,
  IdempotencyKeysTable,
  MailFilesTable,
  MailsTable,
  StrangerKeysTable,
} from './tables/system.ts';
import type { TaskCausesTable, TaskRulesTable, TaskStatesView, TasksTable } from './tables/tasks.ts';
import type { PolicyVehiclesTable, VehicleBeneficiariesTable, VehiclesTable } from './tables/vehicles.ts';

/** Every table and view, as the migrations make them. */
export interface Database {
  plans: PlansTable;
  partners: PartnersTable;
  public_profiles: PublicProfilesTable;
  subscriptions: SubscriptionsTable;
  subscription_payments: SubscriptionPaymentsTable;
  /** The subscription of each brokerage: its latest that is not cancelled and has begun. */
  current_subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  invoices: InvoicesTable;
  invoice_numbers: { one: boolean; last: number };
  sandbox_charges: SandboxChargesTable;
  roles: RolesTable;
  /** Roles as they are called in the brokerage's present language. */
  named_roles: RolesTable;
  users: UsersTable;
  sessions: SessionsTable;
  access_tokens: AccessTokensTable;
  refresh_tokens: RefreshTokensTable;
  ws_tickets: WsTicketsTable;
  mail_tokens: MailTokensTable;
  calendar_feeds: CalendarFeedsTable;
  mails: MailsTable;
  mail_files: MailFilesTable;
  messages: MessagesTable;
  message_records: MessageRecordsTable;
  idempotency_keys: IdempotencyKeysTable;
  stranger_keys: StrangerKeysTable;
  audit_log: AuditLogTable;
  directory_entries: DirectoryEntriesTable;
  directory_terms: DirectoryTermsTable;
  directory_words: DirectoryWordsTable;
  drafts: DraftsTable;
  saved_views: SavedViewsTable;
  branches: BranchesTable;
  movements: MovementsTable;
  movement_items: MovementItemsTable;
  movement_checks: MovementChecksTable;
  coverages: CoveragesTable;
  sellers: SellersTable;
  renewals: RenewalsTable;
  renewal_stages: RenewalStagesTable;
  renewal_states: RenewalStatesView;
  task_causes: TaskCausesTable;
  task_rules: TaskRulesTable;
  tasks: TasksTable;
  task_states: TaskStatesView;
  providers: ProvidersTable;
  provider_offices: ProviderOfficesTable;
  provider_branches: ProviderBranchesTable;
  customers: CustomersTable;
  vehicles: VehiclesTable;
  vehicle_beneficiaries: VehicleBeneficiariesTable;
  policies: PoliciesTable;
  policy_coverages: PolicyCoveragesTable;
  policy_insureds: PolicyInsuredsTable;
  policy_generals: PolicyGeneralsTable;
  policy_vehicles: PolicyVehiclesTable;
  policy_beneficiaries: PolicyBeneficiariesTable;
  policy_sellers: PolicySellersTable;
  policy_files: PolicyFilesTable;
  cie10_codes: Cie10CodesTable;
  payments: PaymentsTable;
  crossings: CrossingsTable;
  receipts: ReceiptsTable;
  notifications: NotificationsTable;
  imports: ImportsTable;
  import_records: ImportRecordsTable;
  import_names: ImportNamesTable;
  runs: RunsTable;
  run_lines: RunLinesTable;
  daily_work: DailyWorkTable;
  told_dates: ToldDatesTable;
  customer_facts: CustomerFactsTable;
  vehicle_facts: VehicleFactsTable;
  policy_facts: PolicyFactsTable;
  movement_facts: MovementFactsTable;
  sample_books: SampleBooksTable;
  partner_settings: PartnerSettingsTable;
  policy_states: PolicyStatesView;
  payment_states: PaymentStatesView;
  partner_today: { partner_id: number; today: string; near_expiry_days: number };
}
