import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How the words of a search are understood; null where nothing was asked for. */
export type Words = {
  /** The query for what was written; null where it is the same, or finds nothing by itself. */
  exact: string | null;
  /** What is looked for: the words as they are, or words that look alike beside them. */
  asked: string;
  /** About how many have them at all, and at most how many among name and tags, and in the name; exact where it is next to none. */
  found: number;
  tagged: number;
  named: number;
} | null;

/** A part of what is found that goes before the next. */
interface Tier {
  has: RawBuilder<boolean>;
  hasNot: RawBuilder<boolean>;
  /** Whether so few are in it that all of them are gathered and put in order. */
  isRare: boolean;
}

/** The words of a search that finds less than this are taken for mistyped. */
const few = 3;
/** So many are gathered and put in order in less time than it may take to find them in order. */
export const many = 8_000;
/** Whether an entry `e` is listed now. */
export const isListed = sql<boolean>`e.listed_from <= (select app_now()) and e.listed_until > (select app_now())`;

/** Reads the words of a search; where it finds next to nothing, those are widened that next to nobody has. */
export async function readWords(trx: Trx, search: string): Promise<Words> {
  const exact = await understand(trx, search, false);
  if (exact.asked === '' || exact.found >= few) return { exact: null, ...exact };
  const loose = await understand(trx, search, true);
  return { exact: exact.found > 0 && loose.asked !== exact.asked ? exact.asked : null, ...loose };
}
/** What so many have that it is met in a hundredth of the brokerages is not counted at all. */
async function understand(trx: Trx, search: string, isLoose: boolean) {
  const { rows } = await sql<{ asked: string; found: number; tagged: number; named: number }>`
    with q as materialized (select directory_query(${search}, ${isLoose}) as query),
    met as materialized (
      select e.tag_words @@ q.query as is_tagged, e.name_words @@ q.query as is_named
      from q, directory_entries e tablesample system (1) repeatable (1) where e.words @@ q.query and ${isListed}
    )
    select coalesce(q.query::text, '') as asked, m.* from q, (
      select count(*)::integer * 100 as found, count(*) filter (where is_tagged)::integer * 100 as tagged,
        count(*) filter (where is_named)::integer * 100 as named from met
    ) m`.execute(trx);
  const { asked = '', found = 0, tagged = 0, named = 0 } = rows[0] ?? {};
  if (found >= few * 100 || asked === '') return { asked, found, tagged, named };
  const { rows: counted } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from directory_entries e where e.words @@ ${asked}::tsquery and ${isListed} limit ${many}
    ) f`.execute(trx);
  const [all] = counted;
  return { asked, found: all?.found ?? 0, tagged: all?.found ?? 0, named: all?.found ?? 0 };
}
type Trx = Transaction<Database>;
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
