import { type RawBuilder, sql } from 'kysely';

/** Shorter words are looked for at the beginning of words only: in the middle they would be everywhere. */
export const leastInside = 3;

/** The words of a search text; eight at most, the longest first, since an index is best asked for that. */
export function wordsOf(text: string): string[] {
  const words = text
    .replaceAll('\u0000', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  return words.toSorted((a, b) => b.length - a.length);
}
/** A LIKE pattern for a word, for keys that begin with a space. */
export function patternOf(word: string): RawBuilder<string> {
  const start = [...word].length < leastInside ? '% ' : '%';
  return sql<string>`(${start}::text || search_key(${escaped(word)}) || '%')`;
}
/** A text in which nothing stands for something else, for LIKE. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The key of a search text, as a whole. */
export const plain = (q: string) => sql`search_key(${q.replaceAll('\u0000', ' ').trim()})`;
/** The LIKE pattern of what begins with a text. */
export const startOf = (q: string) => sql`(search_key(${escaped(q.replaceAll('\u0000', ' ').trim())}) || '%')`;

/** How well a key fits: the whole text first, then what begins with it, then a word that begins with it, then the rest. */
export const rank = (key: RawBuilder<unknown>, q: string) => sql`case when ${key} = ${plain(q)} then 0
  when ${key} like ${startOf(q)} then 1 when ${key} like '% ' || ${startOf(q)} then 2 else 3 end`;

/** The order of a list that is searched and not sorted: what fits best first, by its best key. */
export const bestFirst = (q: string, keys: readonly RawBuilder<unknown>[]) =>
  sql`least(${sql.join(keys.map((key) => rank(key, q)))})`;
/** More found than this are not compared with the text: whoever reads on looks for something else. */
export const mostRanked = 2000;

/** A condition for a search text: every word must be found in what `found` looks at, which is given a test on a search key. */
export function matchesWords(
  text: string,
  found: (isIn: (key: RawBuilder<unknown>) => RawBuilder<boolean>) => RawBuilder<boolean>,
) {
  const conditions = wordsOf(text).map((word) =>
    found((key) =>
      [...word].length < leastInside
        ? sql<boolean>`(' ' || ${key}) like ${patternOf(word)}`
        : sql<boolean>`${key} like ${patternOf(word)}`,
    ),
  );
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}
