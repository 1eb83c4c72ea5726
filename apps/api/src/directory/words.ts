import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How the words of a search are understood; null where nothing was asked for. */
export type Words = {
  /** The query for what was written; null where it is the same, or finds nothing by itself. */
  exact: string | null;
  /** What is looked for: the words as they are, or words that look alike beside them. */
  asked: string;
  /** How many have them at all, among name and tags, and in the name; none is counted beyond `many`. */
  found: number;
  tagged: number;
  named: number;
} | null;
/** A part of what is found that goes before the next. */
export interface Tier {
  has: RawBuilder<boolean>;
  hasNot: RawBuilder<boolean>;
  /** Whether it is quicker to gather all of it than to go through the brokerages in order until a page is full. */
  isRare: boolean;
}

/** The words of a search that finds less than this are taken for mistyped. */
const few = 3;
const many = 500;
export const isListed = sql<boolean>`e.listed_from <= (select app_now()) and e.listed_until > (select app_now())`;

/** Reads the words of a search, and widens them where they find next to nothing. */
export async function readWords(trx: Transaction<Database>, search: string): Promise<Words> {
  const counted = (column: WordColumn) => sql`(
    select count(*)::int from (
      select from directory_entries e where e.${sql.ref(column)} @@ q.query and ${isListed} limit ${many}
    ) f)`;
  const read = async (isLoose: boolean) => {
    const { rows } = await sql<{ query: string | null; found: number; tagged: number; named: number }>`
      select q.query::text as query, ${counted('words')} as found, ${counted('tag_words')} as tagged, ${counted('name_words')} as named
      from (select directory_query(${search}, ${isLoose}) as query) q`.execute(trx);
    const { query = null, found = 0, tagged = 0, named = 0 } = rows[0] ?? {};
    return { asked: query ?? '', found, tagged, named };
  };
  const exact = await read(false);
  if (exact.asked === '' || exact.found >= few) return { exact: null, ...exact };
  return { exact: exact.found > 0 ? exact.asked : null, ...(await read(true)) };
}
type WordColumn = 'name_words' | 'tag_words' | 'words';

const never = sql<boolean>`false`;
/** Everything that is found, as one. */
export const wholeOf = (words: Words): Tier => ({
  has: words ? sql`e.words @@ ${words.asked}::tsquery` : sql`true`,
  hasNot: never,
  isRare: words !== null && words.found < many,
});

/** What is found, the best first: by what was written before what looks alike; by name, then tags, then city and branches. */
export function tiersOf(words: Words): Tier[] {
  if (!words) return [wholeOf(words)];
  const { exact, asked, found, tagged, named } = words;
  const has = (column: WordColumn, query = asked) => sql<boolean>`e.${sql.ref(column)} @@ ${query}::tsquery`;
  const byPlace = [
    { has: has('name_words'), hasNot: never, isRare: named < many },
    { has: has('tag_words'), hasNot: has('name_words'), isRare: tagged < many },
    { has: has('words'), hasNot: has('tag_words'), isRare: found < many },
  ];
  if (exact === null) return byPlace;
  const written = has('words', exact);
  return [
    { has: written, hasNot: never, isRare: true },
    ...byPlace.map((tier) => ({ ...tier, hasNot: sql<boolean>`(${tier.hasNot} or ${written})` })),
  ];
}
