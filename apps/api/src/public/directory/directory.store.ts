import type { FacetValue } from '@corredor/core/api';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type DirectorySet, filtersOf, type TermKind } from './directorySet.ts';
import { isListed, many, tiersOf, type Words, wholeOf } from './words.ts';

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
/** What a search is narrowed to; without a number where nobody ever had it. */
export interface Term {
  kind: TermKind;
  id: number | null;
  value: string;
  label: string;
  /** How many brokerages had it when they were last settled. */
  count: number;
}
/** How many brokerages have each value, the most frequent first. */
export type FacetCounts = Record<TermKind, FacetValue[]>;
/** What is found, before it is counted or shown. */
export interface Asked {
  words: Words;
  terms: readonly Term[];
}
type Trx = Transaction<Database>;

/** One page of what is found, ordered before anything else is read of it. */
export async function readPage(trx: Trx, query: DirectoryQuery, { words, terms }: Asked): Promise<EntryRow[]> {
  const ids = terms.flatMap(({ id }) => id ?? []);
  if (ids.length < terms.length || words?.found === 0) return [];
  const filter = ids.length === 0 ? sql<boolean>`true` : sql<boolean>`e.terms @> ${sql.val(ids)}::integer[]`;
  const { ordering = 'relevance', page, page_size } = query;
  const order = ordering === 'newest' ? sql`e.partner_id desc` : sql`e.name_key, e.partner_id`;
  const last = page * page_size;
  // Words stand in no index that is in order, so what they find is gathered where a filter or a far page would have many read in vain.
  const isGathered = words ? ids.length > 0 || last > farFrom : terms.some(({ count }) => count < many);
  const tiers = ordering === 'relevance' ? tiersOf(words) : [wholeOf(words)];
  const parts = tiers.map(({ has, hasNot, isRare }, place) => {
    const wanted = sql<boolean>`${isListed} and ${filter} and ${has} and not ${hasNot}`;
    // "offset 0" has them gathered before they are put in order.
    const source =
      isGathered || isRare
        ? sql`(select * from directory_entries e where ${wanted} offset 0) e`
        : sql`directory_entries e where ${wanted}`;
    return sql`(select e.partner_id, e.name_key, ${sql.lit(place)} as tier from ${source} order by ${order} limit ${last})`;
  });
  await sql`select ${sql.join(inOrder.map(([name, value]) => sql`set_config(${name}, ${value}, true)`))}`.execute(trx);
  const { rows } = await sql<EntryRow>`
    select p.alias, p.name, p.slogan, p.image, p.city, p.state, p.country_id, p.tags, p.branches
    from (
      select * from (${sql.join(parts, sql` union all `)}) t limit ${page_size} offset ${last - page_size}
    ) e
    join public_profiles p on p.partner_id = e.partner_id order by e.tier, ${order}`.execute(trx);
  return rows;
}
const farFrom = 1_000;
/**
 * A later tier is only looked into where those before it do not fill the page; several workers would mix them. What is not gathered is
 * gone through in order, whatever the planner thinks of it: it takes nearly all brokerages for not listed.
 */
const inOrder = [
  ['max_parallel_workers_per_gather', '0'],
  ['enable_sort', 'off'],
  ['work_mem', '16MB'],
] as const;
interface CountRow {
  found: number;
  facets: (FacetValue & { kind: TermKind })[];
}
/** How many are found, and how many of them have each value; a facet leaves out its own filter, so that a choice can be widened. */
export async function readCounts(trx: Trx, { words, terms }: Asked) {
  const none: CountRow = { found: 0, facets: [] };
  const { rows } =
    words?.found === 0
      ? { rows: [none] }
      : await sql<CountRow>`
        select c.found, c.facets from directory_counts(${sql.val(terms.map(({ id }) => id ?? unknown))}::integer[],
          ${sql.val(terms.map(({ kind }) => kind))}::text[], ${words?.asked ?? null}::tsquery, ${words !== null && words.found < quick}) c`.execute(
          trx,
        );
  const { found, facets } = rows[0] ?? none;
  const valuesOf = (wanted: TermKind): FacetValue[] => {
    const counted = facets.filter(({ kind }) => kind === wanted).map(({ kind: _kind, ...value }) => value);
    // What is chosen keeps its name where nobody has it, or many others are more frequent: whatever is found has it.
    const chosen = terms
      .filter(({ kind, value }) => kind === wanted && !counted.some((one) => one.value === value))
      .map(({ value, label }) => ({ value, label, count: found }));
    return [...counted.slice(0, longest - chosen.length), ...chosen];
  };
  const country = valuesOf('country');
  const state = valuesOf('state');
  const city = valuesOf('city');
  const counted: FacetCounts = { country, state, city, tag: valuesOf('tag'), branch: valuesOf('branch') };
  return { count: found, facets: counted };
}
const unknown = -1;
/** So many values of a facet the document allows. */
const longest = 30;
/** So many are counted one by one in less time than sets are. */
const quick = 2_000;

/** The numbers of everything that a set is narrowed to. */
export async function findTerms(trx: Trx, set: DirectorySet): Promise<Term[]> {
  const filters = filtersOf(set);
  if (filters.length === 0) return [];
  const { rows } = await sql<Term>`
    select f.kind, t.id, coalesce(t.key, f.value) as value, coalesce(t.label, f.value) as label, coalesce((
      select sum(coalesce(bit_count(s.members), cardinality(s.places)))
      from directory_blocks b join directory_sets s on s.block = b.block and s.term = t.id
    ), 0)::integer as count
    from unnest(${sql.val(filters.map((one) => one.kind))}::text[], ${sql.val(filters.map((one) => one.value))}::text[]) f (kind, value)
    left join directory_terms t on t.kind = f.kind
      and t.key = case when f.kind in ('country', 'state') then f.value else btrim(search_key(f.value)) end`.execute(
    trx,
  );
  return rows;
}
