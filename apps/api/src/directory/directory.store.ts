import type { FacetValue } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { matchesWords } from '../server/search.ts';
import { countryIdOf } from './publicPlaces.ts';

/** What a visitor asks the directory for. */
export interface DirectoryQuery {
  search?: string;
  country?: string;
  state?: string;
  city?: string;
  tags?: string[];
  branches?: string[];
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
/** How many brokerages have each value, the most frequent first. */
export type FacetCounts = Record<'countries' | 'states' | 'cities' | 'tags' | 'branches', FacetValue[]>;
type Facet = keyof FacetCounts;

/** The brokerages that are listed. */
export function directoryStore(trx: Transaction<Database>) {
  return {
    search: async (query: DirectoryQuery) => {
      const where = conditions(query);
      const { rows: counted } = await sql<{ count: number }>`
        select count(*)::int as count from public_profiles p where ${where()}`.execute(trx);
      const { rows } = await sql<EntryRow>`
        select alias, name, slogan, image, city, state, country_id, tags, array[]::text[] as branches
        from public_profiles p where ${where()}
        order by ${query.ordering === 'newest' ? sql`partner_id desc` : sql`search_key(name), partner_id`}
        limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(trx);
      const facet = async (name: Facet, values: RawBuilder<unknown>) => {
        const { rows: found } = await sql<FacetValue>`
          select search_key(value) as value, min(value) as label, count(*)::int as count
          from public_profiles p cross join lateral ${values} as v (value)
          where value is not null and ${where(name)}
          group by 1 order by 3 desc, 1 limit 30`.execute(trx);
        return found;
      };
      const facets: FacetCounts = {
        countries: await facet('countries', sql`(select p.country_id)`),
        states: (await facet('states', sql`(select p.state)`)).map((one) => ({ ...one, value: one.label })),
        cities: await facet('cities', sql`(select p.city)`),
        tags: await facet('tags', sql`unnest(p.tags)`),
        branches: [],
      };
      return { count: counted[0]?.count ?? 0, rows, facets };
    },
  };
}

function conditions(query: DirectoryQuery) {
  const found: [Facet | null, RawBuilder<boolean>][] = [
    [null, sql<boolean>`p.listed`],
    [
      null,
      matchesWords(
        query.search ?? '',
        (pattern) =>
          sql<boolean>`search_key(p.name || ' ' || p.alias || ' ' || coalesce(p.city, '') || ' ' || array_to_string(p.tags, ' ')) like ${pattern}`,
      ),
    ],
  ];
  if (query.country) found.push(['countries', sql<boolean>`p.country_id = ${countryIdOf(query.country)}`]);
  if (query.state) found.push(['states', sql<boolean>`p.state = ${query.state}`]);
  if (query.city) found.push(['cities', sql<boolean>`search_key(p.city) = search_key(${query.city})`]);
  for (const tag of query.tags ?? [])
    found.push(['tags', sql<boolean>`search_key(${tag}) in (select search_key(t) from unnest(p.tags) t)`]);
  for (const _branch of query.branches ?? []) found.push(['branches', sql<boolean>`false`]);
  return (without?: Facet) =>
    sql.join(
      found.filter(([facet]) => facet === null || facet !== without).map(([, condition]) => condition),
      sql` and `,
    );
}
