import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How the words of a search are understood; null where nothing was asked for. */
export type Words = {
  /** The query for what was written; null where that finds nothing by itself. */
  exact: string | null;
  /** The same, or a wider one that finds words that look alike too. */
  asked: string;
  /** How many are found, whatever else they are narrowed to; not counted beyond `many`. */
  found: number;
} | null;

/** The words of a search that finds less than this are taken for mistyped. */
const few = 3;
/** From here on it is quicker to go through the brokerages by name until a page is full than to sort what is found. */
export const many = 5_000;
export const isListed = sql<boolean>`e.listed_from <= (select app_now()) and e.listed_until > (select app_now())`;

/** Reads the words of a search, and widens them where they find next to nothing. */
export async function readWords(trx: Transaction<Database>, search: string): Promise<Words> {
  const read = async (isLoose: boolean) => {
    const { rows } = await sql<{ query: string | null; found: number }>`
      select q.query::text as query, (
        select count(*)::int from (select from directory_entries e where e.words @@ q.query and ${isListed} limit ${many}) f
      ) as found
      from (select directory_query(${search}, ${isLoose}) as query) q`.execute(trx);
    return { query: rows[0]?.query ?? '', found: rows[0]?.found ?? 0 };
  };
  const exact = await read(false);
  const asked = exact.query === '' || exact.found >= few ? exact : await read(true);
  return { exact: exact.found > 0 ? exact.query : null, asked: asked.query, found: asked.found };
}

/** What is found, the best first: by what was written before what looks alike; by name, then tags, then city and branches. */
export function tiersOf(words: Words) {
  if (!words) return [sql<boolean>`true`];
  const { exact, asked } = words;
  const has = (column: 'name_words' | 'tag_words' | 'words', query = asked) =>
    sql<boolean>`e.${sql.ref(column)} @@ ${query}::tsquery`;
  const byPlace = [
    [has('name_words')],
    [has('tag_words'), sql<boolean>`not ${has('name_words')}`],
    [has('words'), sql<boolean>`not ${has('tag_words')}`],
  ];
  const tiers =
    exact === null || exact === asked
      ? byPlace
      : [[has('words', exact)], ...byPlace.map((tier) => [...tier, sql<boolean>`not ${has('words', exact)}`])];
  return tiers.map((tier) => sql<boolean>`(${sql.join(tier, sql` and `)})`);
}
