import { records } from '@corredor/core/records';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { mostCounted } from './counting.ts';
import { fits, hasNumber, hasReference, patternsOf, readingsOf, telephoneReadings } from './search.ts';

/** What a search text finds among records that have facts. */
export interface Found {
  /** Whether a key has what is searched. */
  isIn: (key: RawBuilder<unknown>) => RawBuilder<boolean>;
  /** Every record found; null where there are too many to name, and looking at each row is cheaper. */
  ids: number[] | null;
  /** Those among them that were found by a number of their customer, such as a telephone, which their own key does not have. */
  ofCustomers: number[];
}
export type Kind = 'customers' | 'vehicles' | 'policies' | 'policies_with_invoices' | 'movements' | 'tasks';
/** Asks the index of a kind for a text, as `findIds` does. */
export type Finder = (kind: Kind, text: string) => Promise<Found | null>;

/** A number that more customers than this have is none of theirs. */
const mostCustomers = 100;
/** Records that a customer is found with, by whose number they are found. */
const ofCustomers: Partial<Record<Kind, (ids: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  policies: (ids) => sql`select id from policies where contractor_id = any (${ids})`,
  policies_with_invoices: (ids) => sql`select id from policies where contractor_id = any (${ids})`,
  vehicles: (ids) => sql`select id from vehicles where owner_id = any (${ids})`,
};

/** An invoice or a reference that more policies than this have is none of theirs. */
const mostReferred = 100;

/** Whether whoever asks may view such records: nobody else learns whose number it is. */
async function mayView(trx: Transaction<Database>, record: 'customer' | 'payment') {
  const { rows } = await sql`select from users u join roles r on r.id = u.role_id
    where u.id = nullif(current_setting('app.user_id', true), '')::integer and ${records[record].may.view} = any (r.permissions)`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Asks the index for a search text; null where it holds no word. More than `named` are not named. */
export async function findIds(
  trx: Transaction<Database>,
  kind: Kind,
  text: string,
  named = mostCounted,
): Promise<Found | null> {
  const readings = (kind === 'customers' ? telephoneReadings(text) : readingsOf(text)).map(patternsOf);
  if (readings.length === 0) return null;
  const most = sql.lit(named + 1);
  const finders: Record<Kind, (patterns: RawBuilder<string[]>) => RawBuilder<unknown>> = {
    customers: (patterns) => sql`find_customers(${patterns}, ${most})`,
    vehicles: (patterns) => sql`find_vehicles(${patterns}, ${most})`,
    policies: (patterns) => sql`find_policies(${patterns}, false, ${most})`,
    policies_with_invoices: (patterns) => sql`find_policies(${patterns}, true, ${most})`,
    movements: (patterns) => sql`find_movements(${patterns}, ${most})`,
    tasks: (patterns) => sql`find_tasks(${patterns}, ${most})`,
  };
  const read = async (ids: RawBuilder<unknown>) => {
    // As one text: a row for each id would keep the process from its other callers.
    const { rows } = await sql<{ ids: string | null }>`
      select case when count(*) <= ${sql.lit(named)} then coalesce(string_agg(id::text, ','), '') end as ids
      from ${ids} as found (id)`.execute(trx);
    const found = rows[0]?.ids;
    return found ? found.split(',').map(Number) : found === '' ? [] : null;
  };
  const [first, ...others] = readings.map(finders[kind]);
  if (!first) return null;
  const isOne = others.length === 0;
  const own = isOne
    ? first
    : sql`(${sql.join(
        [first, ...others].map((one) => sql`select * from ${one}`),
        sql` union `,
      )})`;
  const isIn = (key: RawBuilder<unknown>) => fits(key, readings);
  const ids = await read(own);
  if (!ids) return { isIn, ids, ofCustomers: [] };
  const byCustomer = hasNumber(text) ? ofCustomers[kind] : undefined;
  const customers =
    byCustomer && (await mayView(trx, 'customer')) ? await findIds(trx, 'customers', text, mostCustomers) : null;
  const theirs =
    byCustomer && customers?.ids?.length ? await read(sql`(${byCustomer(sql`${sql.val(customers.ids)}::int[]`)})`) : [];
  const isReferred = kind === 'policies' && hasReference(text) && (await mayView(trx, 'payment'));
  const referred = isReferred ? await findIds(trx, 'policies_with_invoices', text, mostReferred) : null;
  const all = [...ids, ...(theirs ?? []), ...(referred?.ids ?? [])];
  return { isIn, ids: [...new Set(all)], ofCustomers: theirs ?? [] };
}

/** Whether the policy with this id is among those of a search; of very many to name, those that are met on the way are looked at. */
export const isOfPolicies = (id: string, { ids, isIn }: Found) =>
  ids
    ? sql<boolean>`${sql.ref(id)} = any (${sql.val(ids)}::int[])`
    : sql<boolean>`(select ${isIn(sql`x.key`)} from policy_facts x where x.policy_id = ${sql.ref(id)})`;

/** The same for whoever counts all that there are: very many are read once, and compared. The planner takes words for rare; "is true" lets it expect many. */
export const isAmongPolicies = (id: string, found: Found) =>
  found.ids
    ? isOfPolicies(id, found)
    : sql<boolean>`((${sql.ref(id)} in (select x.policy_id from policy_facts x where ${found.isIn(sql`x.key`)})) is true)`;
