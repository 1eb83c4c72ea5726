import { permissions } from '@corredor/core/permissions';
import { vRunKind } from '@corredor/core/schemas';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movementStore } from '../collection/movements/index.ts';
import { crossingStore, paymentStore } from '../collection/payments/index.ts';
import { createDatabase, type Db, migrateUp } from '../database/index.ts';
import type { Database } from '../database/schema.ts';
import { readDates } from '../identity/calendar/index.ts';
import { auditStore } from '../office/audit/index.ts';
import { dashboardStore, queueStore } from '../office/dashboard/index.ts';
import { searchStore } from '../office/search/index.ts';
import { taskStore } from '../office/tasks/index.ts';
import { customerStore } from '../portfolio/customers/index.ts';
import { policyStore } from '../portfolio/policies/index.ts';
import { renewalStore } from '../portfolio/renewals/index.ts';
import { vehicleStore } from '../portfolio/vehicles/index.ts';
import type { Scope } from '../server/request/scope.ts';
import { runStore } from '../services/runs/index.ts';
import { type FilledBrokerage, fillBrokerage } from './fillBrokerage.ts';
import { fillWork } from './fillWork.ts';
import { patience } from './patience.ts';
import { backBeforeFacts } from './strayFacts.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const neighbours = 199;
let database: TestDatabase;
let admin: Db;
let own: FilledBrokerage;
let rowsOfOwn: number;

beforeAll(async () => {
  database = await createTestDatabase({ hasOwnGroup: true });
  admin = createDatabase(database.admin, quiet, { max: 1 });
  await backBeforeFacts(database.owner);
  const little = { policies: 8, instalments: 6, customers: 8, vehicles: 3 };
  for (let one = 0; one < neighbours; one += 1) await fillBrokerage(admin, `vecina${one}`, little, false);
  own = await fillBrokerage(admin, 'propia', { policies: 80, instalments: 6, customers: 60, vehicles: 30 }, false);
  await migrateUp(database.owner);
  await sql`analyze`.execute(admin);
  await fillWork(admin);
  await sql`analyze`.execute(admin);
  const tables = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'partner_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(admin);
  const counts = tables.rows.map(
    ({ name }) => sql`select * from (select count(*)::int as rows from ${sql.table(name)}
    where partner_id = ${own.partnerId}) counted`,
  );
  const { rows } = await sql<{
    rows: number;
  }>`select sum(rows)::int as rows from (${sql.join(counts, sql` union all `)}) all_rows`.execute(admin);
  rowsOfOwn = rows[0]?.rows ?? 0;
}, patience(240_000));
afterAll(async () => {
  await admin.destroy();
  await database.close();
});

/** What this connection has fetched and not yet reported, which only grows within a transaction. */
async function fetched(trx: Transaction<Database>) {
  const { rows } = await sql<{ rows: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables`.execute(
    trx,
  );
  return rows[0]?.rows ?? 0;
}
/** How many rows of tables, whoever's, the database fetched for one request of the app's own login. */
async function rowsTouched(work: (scope: Scope) => Promise<unknown>): Promise<number> {
  return database.db.transaction().execute(async (trx: Transaction<Database>) => {
    await sql`select set_config('app.partner_id', ${String(own.partnerId)}, true), set_config('app.user_id', '0', true)`.execute(
      trx,
    );
    const caller = { partnerId: own.partnerId, userId: 0, currency: 'USD', timezone: 'UTC', permissions };
    const before = await fetched(trx);
    await work({ trx, caller, language: 'es' } as unknown as Scope);
    return (await fetched(trx)) - before;
  });
}
/** The first record of a table that the caller sees. */
async function firstOf({ trx }: Scope, table: 'renewals' | 'movements' | 'runs') {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 1`.execute(trx);
  if (!rows[0]) throw new Error(`There is nothing in ${table}.`);
  return rows[0].id;
}
const everything = {
  policies: true,
  payments: true,
  customers: true,
  vehicles: true,
  movements: true,
  renewals: true,
};
const asked = ['SC-', 'SC-7', 'garcia', 'ga', 'nobody'];
const policyOrders = [
  'agenda',
  '-created_at',
  'number',
  '-number',
  'status',
  'end_date',
  'contractor',
  '-provider',
  'net_premium',
] as const;
const paymentOrders = [
  'agenda',
  'due_date',
  '-amount',
  'status',
  'policy_number',
  'contractor',
  '-provider',
  'branch',
  'payment_date',
] as const;
const customerOrders = ['name', '-city', 'identification', 'created_at', '-balance', 'next_end_date'] as const;
const requests: [string, (scope: Scope) => Promise<unknown>][] = [
  ...policyOrders.map((ordering): (typeof requests)[number] => [
    `policies by ${ordering}`,
    (scope) => policyStore(scope).page({ ordering }),
  ]),
  ...asked.map((search): (typeof requests)[number] => [
    `policies with ${search}`,
    (scope) => policyStore(scope).page({ search }),
  ]),
  ['policies that expired', (scope) => policyStore(scope).page({ status: 'expired' })],
  ...paymentOrders.map((ordering): (typeof requests)[number] => [
    `instalments by ${ordering}`,
    (scope) => paymentStore(scope).page({ ordering }),
  ]),
  ...asked.map((search): (typeof requests)[number] => [
    `instalments with ${search}`,
    (scope) => paymentStore(scope).page({ search }),
  ]),
  ['instalments of the agenda, far down', (scope) => paymentStore(scope).page({ ordering: 'agenda', page: 12 })],
  ['policies of the agenda, far down', (scope) => policyStore(scope).page({ ordering: 'agenda', page: 3 })],
  ...['', ...asked].map((search): (typeof requests)[number] => [
    `sums of instalments with ${search || 'anything'}`,
    (scope) => paymentStore(scope).summary({ search }),
  ]),
  ['sums of instalments paid by card', (scope) => paymentStore(scope).summary({ method: 'card' })],
  ...['', ...asked].map((search): (typeof requests)[number] => [
    `sums of policies with ${search || 'anything'}`,
    (scope) => policyStore(scope).summary({ search }),
  ]),
  ['instalments that are late', (scope) => paymentStore(scope).page({ status: 'delayed' })],
  ['instalments paid by card', (scope) => paymentStore(scope).page({ method: 'card' })],
  ...customerOrders.map((ordering): (typeof requests)[number] => [
    `customers by ${ordering}`,
    (scope) => customerStore(scope).page({ ordering }),
  ]),
  ...asked.map((search): (typeof requests)[number] => [
    `customers with ${search}`,
    (scope) => customerStore(scope).page({ search }),
  ]),
  ['vehicles by owner', (scope) => vehicleStore(scope).page({ ordering: 'owner' })],
  ...asked.map((search): (typeof requests)[number] => [
    `vehicles with ${search}`,
    (scope) => vehicleStore(scope).page({ search }),
  ]),
  ...asked.map((q): (typeof requests)[number] => [
    `everything with ${q}`,
    async (scope) => {
      for (const kind of ['policy', 'customer', 'vehicle', 'payment', 'provider'] as const)
        await searchStore(scope).find(kind, q);
    },
  ]),
  ['what is due', (scope) => dashboardStore(scope).due(everything)],
  ['what is to be done today', (scope) => queueStore(scope).first(everything)],
  ['production by month', (scope) => dashboardStore(scope).production()],
  ['collection by month', (scope) => dashboardStore(scope).collection()],
  ['the ages of what is to be collected', (scope) => dashboardStore(scope).ageing()],
  ['what there is', (scope) => dashboardStore(scope).totals(everything)],
  ['the policies in force in charts', (scope) => dashboardStore(scope).charts('all')],
  ...['', ...asked].flatMap((search): typeof requests => [
    [`renewals with ${search || 'anything'}`, (scope) => renewalStore(scope).page({ search })],
    [`movements with ${search || 'anything'}`, (scope) => movementStore(scope).page({ search })],
    [`tasks with ${search || 'anything'}`, (scope) => taskStore(scope).page({ search })],
    [`credits with ${search || 'anything'}`, (scope) => paymentStore(scope).page({ search, kind: 'credit' })],
    [`crossings with ${search || 'anything'}`, (scope) => crossingStore(scope).page({ search })],
    [`runs with ${search || 'anything'}`, (scope) => runStore(scope).page({ search, kinds: vRunKind.options })],
  ]),
  ['renewals of high risk', (scope) => renewalStore(scope).page({ risk: 'high', ordering: 'premium_change' })],
  ['renewals that nobody works on', (scope) => renewalStore(scope).page({ unowned: true })],
  ['sums of renewals', (scope) => renewalStore(scope).summary({})],
  ...(['branch', 'provider', 'assignee'] as const).map((by): (typeof requests)[number] => [
    `retention by ${by}`,
    (scope) => renewalStore(scope).retention(by),
  ]),
  ['one renewal', async (scope) => renewalStore(scope).find(await firstOf(scope, 'renewals'))],
  [
    'movements that wait',
    (scope) => movementStore(scope).page({ status: 'sent', waiting_days: 5, ordering: 'sent_on' }),
  ],
  ['sums of movements', (scope) => movementStore(scope).summary({})],
  ['one movement', async (scope) => movementStore(scope).find(await firstOf(scope, 'movements'))],
  ['tasks by assignee', (scope) => taskStore(scope).page({ ordering: 'assignee', status: 'open' })],
  ['tasks of a day', (scope) => taskStore(scope).page({ band: 'overdue', from: '2020-01-01', until: '2100-01-01' })],
  [
    'tasks about a renewal and its policy',
    async (scope) =>
      taskStore(scope).page({
        about_model: 'renewal',
        about_id: await firstOf(scope, 'renewals'),
        with_policy: true,
      }),
  ],
  ['credits to use', (scope) => paymentStore(scope).page({ kind: 'credit', status: 'unpaid' })],
  [
    'instalments of which money came in',
    (scope) => paymentStore(scope).page({ received_from: '2020-01-01', kind: 'all' }),
  ],
  ['the lines of a run', async (scope) => runStore(scope).lines(await firstOf(scope, 'runs'), {})],
  [
    'the dates of a calendar',
    async ({ trx }) => {
      const { rows } = await sql<{ id: number }>`select id from users limit 1`.execute(trx);
      return readDates(trx, { userId: rows[0]?.id ?? 0, permissions, showsNames: true });
    },
  ],
  ['the history of policies', (scope) => auditStore(scope).page({ model: 'policy' })],
];

describe('among 200 brokerages', () => {
  it.each(requests)('touches no more than twice the rows of its own: %s', async (_name, work) => {
    expect(rowsOfOwn).toBeGreaterThan(500);
    expect(await rowsTouched(work)).toBeLessThanOrEqual(2 * rowsOfOwn);
  });
});
