import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type DirectorySet, filtersOf, setOf, type TermKind } from './directorySet.ts';
import { isListed, tiersOf, type Words, wholeOf } from './words.ts';

/** What a visitor asks the directory for. */
export interface DirectoryQuery extends DirectorySet {
  ordering?: 'relevance' | 'name' | 'newest';
  page: number;
  page_size: number;
}
/** A brokerage as a page of the directory shows it. */
export interface EntryRow {
  alias: string;
  name: string;
  slogan: string | null;
  image: string | null;
  city: string | null;
  state: string | null;
  country_id: string;
  tags: string[];
  branches: string[];
}
/** How many brokerages a set has, and how many of them each of its most frequent values. */
export interface SetCounts {
  count: number;
  values: { kind: TermKind; value: string; label: string; count: number }[];
}
type Trx = Transaction<Database>;

/** One page of what is found, ordered before anything else is read of it. */
export async function readPage(trx: Trx, query: DirectoryQuery, words: Words): Promise<EntryRow[]> {
  const filter = await filterOf(trx, setOf(query));
  if (!filter || words?.found === 0) return [];
  const { ordering = 'relevance', page, page_size } = query;
  const order = ordering === 'newest' ? sql`e.partner_id desc` : sql`e.name_key, e.partner_id`;
  const last = page * page_size;
  const tiers = ordering === 'relevance' ? tiersOf(words) : [wholeOf(words)];
  const parts = tiers.map(({ has, hasNot, isRare }, place) => {
    // "offset 0" keeps the planner from going through all brokerages in order where hardly one of them is meant.
    const source = isRare
      ? sql`(select * from directory_entries e where ${isListed} and ${has} offset 0)`
      : sql`directory_entries`;
    return sql`(
      select e.partner_id, e.name_key, ${sql.lit(place)} as tier from ${source} e
      where ${isListed} and ${filter} and ${has} and not ${hasNot} order by ${order} limit ${last})`;
  });
  // A later tier is only looked into where those before it do not fill the page; several workers would mix them.
  await sql`select set_config('max_parallel_workers_per_gather', '0', true)`.execute(trx);
  const { rows } = await sql<EntryRow>`
    select p.alias, p.name, p.slogan, p.image, p.city, p.state, p.country_id, p.tags, p.branches
    from (
      select * from (${sql.join(parts, sql` union all `)}) t limit ${page_size} offset ${last - page_size}
    ) e
    join public_profiles p on p.partner_id = e.partner_id order by e.tier, ${order}`.execute(trx);
  return rows;
}
/** Counts a set and what its brokerages have; every one of them has exactly one country. */
export async function readCounts(trx: Trx, set: DirectorySet, words: Words): Promise<SetCounts> {
  const filter = await filterOf(trx, set);
  const none: SetCounts = { count: 0, values: [] };
  if (!filter || words?.found === 0) return none;
  const { rows } = await sql<SetCounts>`
    with counted as (
      select u.id, count(*)::int as count
      from (
        select unnest(e.terms) as id from directory_entries e
        where ${isListed} and ${filter} and ${wholeOf(words).has}
      ) u
      group by u.id
    ),
    ranked as (
      select t.kind, t.key, t.label, c.count, row_number() over (partition by t.kind order by c.count desc, t.key) as place
      from counted c join directory_terms t on t.id = c.id
    )
    select coalesce(sum(r.count) filter (where r.kind = 'country'), 0)::int as count,
      coalesce(json_agg(json_build_object('kind', r.kind, 'value', r.key, 'label', r.label, 'count', r.count) order by r.place)
        filter (where r.place <= 30), '[]') as values
    from ranked r`.execute(trx);
  return rows[0] ?? none;
}

/** The condition of what a set is narrowed to; null where nobody ever had one of it. */
async function filterOf(trx: Trx, set: DirectorySet) {
  const filters = filtersOf(set);
  if (filters.length === 0) return sql<boolean>`true`;
  const { rows } = await sql<{ id: number | null }>`
    select t.id
    from unnest(${sql.val(filters.map((one) => one.kind))}::text[], ${sql.val(filters.map((one) => one.value))}::text[]) f (kind, value)
    left join directory_terms t on t.kind = f.kind
      and t.key = case when f.kind in ('country', 'state') then f.value else btrim(search_key(f.value)) end`.execute(
    trx,
  );
  const ids = rows.flatMap(({ id }) => id ?? []);
  return ids.length < rows.length ? null : sql<boolean>`e.terms @> ${sql.val(ids)}::integer[]`;
}
