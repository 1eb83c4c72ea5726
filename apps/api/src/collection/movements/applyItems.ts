import type { MovementItem, MovementItemValues } from '@corredor/core/api';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { isExtended } from './itemExtras.ts';
import { isListTarget, type KnownItem, listed } from './listedRows.ts';
import { netFound } from './rowNets.ts';

/** Reads lists of policies with what has ended and what begins later, for the work that changes it. */
export async function withEveryRow<Result>({ trx }: Scope, work: () => Promise<Result>): Promise<Result> {
  await sql`select set_config('app.lists_on', 'all', true)`.execute(trx);
  const result = await work();
  await sql`select set_config('app.lists_on', '', true)`.execute(trx);
  return result;
}

const assignments = (values: MovementItemValues) =>
  Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value ?? null}`);

/** Applies what a movement adds, takes out and changes from its day on; answers the row of each item. */
export async function applyItems(
  scope: Scope,
  policyId: number,
  { items, from }: { items: readonly KnownItem[]; from: string },
): Promise<(number | null)[]> {
  const ids: (number | null)[] = [];
  for (const alike of runsOf(items, ({ after }) => after))
    ids.push(...(await applyAlike(scope, policyId, alike, from)));
  return ids;
}

type Kind = Pick<MovementItem, 'action' | 'target' | 'record_id'>;
/** Items that follow each other and do the same to the same list, so that thousands are one statement; `writes` are the values that each has. */
function runsOf<Item extends Kind>(
  items: readonly Item[],
  writes: (item: Item) => MovementItemValues | null,
): Item[][] {
  const runs: Item[][] = [];
  const likeness = (item: Item) =>
    [item.action, item.target, ...(item.action === 'change' ? Object.keys(writes(item) ?? {}).sort() : [])].join(' ');
  let inRun = new Set<number | null>();
  for (const item of items) {
    const last = runs.at(-1);
    const [like] = last ?? [];
    // A row that is changed twice is changed one after the other.
    const isTwice = item.action === 'change' && inRun.has(item.record_id);
    if (like && isListTarget(item.target) && !isTwice && likeness(like) === likeness(item)) last?.push(item);
    else {
      runs.push([item]);
      inRun = new Set();
    }
    inRun.add(item.record_id);
  }
  return runs;
}
const rowsOf = (items: readonly { record_id: number | null }[]) =>
  sql`id = any (${sql.val(items.flatMap(({ record_id }) => record_id ?? []))}::int[])`;

async function applyAlike({ trx, caller }: Scope, policyId: number, items: readonly KnownItem[], from: string) {
  const [first] = items;
  if (!first) return [];
  const { action, target, after } = first;
  if (!isListTarget(target)) {
    const set = assignments(after ?? {});
    if (set.length > 0) await sql`update policies set ${sql.join(set)} where id = ${policyId}`.execute(trx);
    return [null];
  }
  const table = sql.table(listed[target].table);
  if (action === 'add') {
    const rows = items.map((item) => ({
      // A person is insured, or paid, from a day on.
      ...(target === 'insured' || target === 'beneficiary' ? { start_date: from } : {}),
      ...(isExtended(target) && { extra: {} }),
      ...item.after,
      partner_id: caller.partnerId,
      policy_id: policyId,
      valid_from: from,
      term_net: item.term_net,
    }));
    const columns = sql.join([...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name)));
    const { rows: made } = await sql<{ id: number }>`insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) returning id`.execute(
      trx,
    );
    return made.map(({ id }) => id);
  }
  const row = sql`where ${rowsOf(items)} and policy_id = ${policyId}`;
  if (action === 'remove') await sql`update ${table} set valid_until = ${from} ${row}`.execute(trx);
  else await writeRows(trx, { policyId, target, items, writes: (item) => item.after, premiumOf: premiumChange });
  return items.map(({ record_id }) => record_id);
}

/** Takes back what a movement did to the lists and fields of its policy, the last item first; changed values, and the premium of their row, become what `before` says. */
export async function revertItems({ trx }: Scope, policyId: number, items: readonly MovementItem[]) {
  for (const alike of runsOf(items.toReversed(), ({ before }) => before)) {
    const [first] = alike;
    if (!first) continue;
    const { action, target, before } = first;
    if (!isListTarget(target)) {
      const set = assignments(before ?? {});
      if (set.length > 0) await sql`update policies set ${sql.join(set)} where id = ${policyId}`.execute(trx);
      continue;
    }
    const table = sql.table(listed[target].table);
    const row = sql`where ${rowsOf(alike)} and policy_id = ${policyId}`;
    if (action === 'add') await sql`delete from ${table} ${row}`.execute(trx);
    else if (action === 'remove') await sql`update ${table} set valid_until = null ${row}`.execute(trx);
    else await writeRows(trx, { policyId, target, items: alike, writes: (item) => item.before });
  }
}

interface Writing<Item> {
  policyId: number;
  target: Parameters<typeof isListTarget>[0];
  items: readonly Item[];
  writes: (item: Item) => MovementItemValues | null;
  /** Where the premium of a row is not among what is written. */
  premiumOf?: (item: Item) => PremiumChange;
}
/** By how much the premium of a row changes, and what it becomes where it has none. */
interface PremiumChange {
  change: string;
  found: string | null;
}
const premiumChange = (item: KnownItem): PremiumChange => ({ change: item.term_net ?? '0.00', found: netFound(item) });

/** Writes values to rows of a list, of which each has its own, and changes the premium of each: a row without a premium and a sum stays without one. */
async function writeRows<Item extends Pick<MovementItem, 'record_id'>>(
  trx: Scope['trx'],
  { policyId, target, items, writes, premiumOf }: Writing<Item>,
) {
  if (!isListTarget(target)) return;
  const [first] = items;
  const names = Object.keys((first && writes(first)) ?? {});
  const table = sql.table(listed[target].table);
  const rows = items.map((item) => ({ ...writes(item), id: item.record_id, ...premiumOf?.(item) }));
  const set = names.map((name) =>
    name === 'extra' ? sql`extra = jsonb_strip_nulls(l.extra || x.extra)` : sql`${sql.ref(name)} = x.${sql.ref(name)}`,
  );
  const premium = sql`term_net = coalesce(l.term_net + (o.item ->> 'change')::numeric, (o.item ->> 'found')::numeric)`;
  await sql`update ${table} l set ${sql.join(premiumOf ? [...set, premium] : set)}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) o (item)
    cross join lateral jsonb_populate_record(null::${table}, o.item) x
    where l.id = x.id and l.policy_id = ${policyId}`.execute(trx);
}
