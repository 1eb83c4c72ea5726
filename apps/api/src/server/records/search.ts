import { type RawBuilder, sql } from 'kysely';

/** Shorter words are looked for at the beginning of words only: in the middle they would be everywhere. */
export const leastInside = 3;

/** A link that a telephone was copied from. */
const schemes = /\b(?:tel|sms|callto):(?=\s*[+\d(])/gi;
const splitWords = (text: string) =>
  text
    .replaceAll('\u0000', ' ')
    .replace(schemes, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** How a search text may be read: as its words; and where digits stand apart, as one number too, such as `099 123 4567`. */
export function readingsOf(text: string): string[][] {
  const words = splitWords(text);
  return differing([words, joinNumbers(words), joinNumbers(words, { isAbroad: true })]);
}
/**
 * The same where telephones are looked for: also a few digits that are told in pairs, such as `45 67`, and the beginning of a telephone as it is told
 * at home, without the zero that it loses abroad.
 */
export function telephoneReadings(text: string): string[][] {
  const words = splitWords(text);
  const told = joinNumbers(words, { least: leastTold });
  return differing([...readingsOf(text), told, told.map(withoutFirstZero)]);
}
function differing(readings: readonly string[][]): string[][] {
  const known = new Set<string>();
  return readings.map(inAskedOrder).filter((reading) => {
    const key = reading.map(withoutSigns).join(' ');
    return reading.length > 0 && !known.has(key) && known.add(key);
  });
}
/** The words of a search text; eight at most, the longest first, since an index is best asked for that. */
export const wordsOf = (text: string): string[] => readingsOf(text)[0] ?? [];
const inAskedOrder = (words: readonly string[]) => words.slice(0, 8).toSorted((a, b) => b.length - a.length);

/** Fewer digits than this that stand apart are no number. */
const leastDigits = 7;
/** So few are told in pairs, where a telephone is looked for: its last four. */
const leastTold = 4;
const withoutFirstZero = (word: string) =>
  /^0[1-9]\d{3,5}$/.test(withoutSigns(word)) ? withoutSigns(word).slice(1) : word;
/** The zero after a country's code, as in `+593 (0)99`, `+593 (02)` and `+593 099`, which is not dialled from abroad. */
const zeroAbroad = /^(\s*\+\d{1,3})(?:[\s.-]*\(0\)?|[\s.-]+0)/;
/** Joins what stands between words with letters and is a number of so many digits; `isAbroad` leaves out the zero after a country's code. */
function joinNumbers(words: readonly string[], { isAbroad = false, least = leastDigits } = {}): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  const end = () => {
    const written = run.join(' ');
    const number = isAbroad ? written.replace(zeroAbroad, '$1') : written;
    const digits = number.replace(/\D/g, '');
    joined.push(...(digits.length < (run.length > 1 ? least : leastDigits) ? run : [digits]));
    run = [];
  };
  for (const word of words) {
    if (!/\p{L}/u.test(word)) run.push(word);
    else {
      end();
      joined.push(word);
    }
  }
  end();
  return joined;
}

/** Whether a search text has what may be the number of a person, such as a telephone: too long to be met by accident. */
export const hasNumber = (text: string) =>
  readingsOf(text).some((words) => words.some((word) => /\d/.test(word) && withoutSigns(word).length >= leastDigits));

/** The digits of a search text that is one number and nothing else, such as a telephone or the number of a person; else none. */
export function numberAlone(text: string): string | null {
  const told = text.replace(schemes, ' ');
  if (/\p{L}/u.test(told)) return null;
  const digits = told.replace(zeroAbroad, '$1').replace(/\D/g, '');
  return digits.length >= leastDigits ? digits : null;
}

/** Fewer signs than this are met by accident in an invoice's number or a bank's reference. */
const leastReference = 5;
/** Whether a search text has what may be the number of an invoice or a bank's reference, such as `PICH TRX 771`. */
export const hasReference = (text: string) =>
  /\d/.test(text) && withoutSigns(text.replace(/\s/g, '')).length >= leastReference;

/** As `without_signs` of the database. */
function withoutSigns(word: string): string {
  const bare = word.replace(/[!-/:-@[-`{-~]/g, '');
  return bare === '' ? word : bare;
}
const isShort = (word: string) => [...word].length < leastInside;
/** A LIKE pattern for a word, for keys that begin with a space. What is short without its signs, such as `A-1`, is looked for as it is written. */
export function patternOf(word: string): RawBuilder<string> {
  const wanted = isShort(withoutSigns(word)) ? sql`search_key(${escaped(word)})` : sql`searched_word(${word})`;
  return sql<string>`(${isShort(word) ? '% ' : '%'}::text || ${wanted} || '%')`;
}
/** Whether a key, which begins with a space, has every word of some reading. */
export const fits = (key: RawBuilder<unknown>, readings: readonly RawBuilder<string[]>[]) =>
  sql<boolean>`(${sql.join(
    readings.map((patterns) => sql`${key} like all (${patterns})`),
    sql` or `,
  )})`;
/** The patterns of a reading, all of which a key must match. */
export const patternsOf = (words: readonly string[]) => sql<string[]>`array[${sql.join(words.map(patternOf))}]`;

/** What a text is searched in: its key, and the same without signs. */
export const searchedText = (text: RawBuilder<unknown>) => sql`searched_text(${text})`;
/** The same of a number, a plate or a telephone, in which blanks are signs too; nothing where there is none. */
export const searchedNumber = (text: RawBuilder<unknown>) => sql`searched_number(coalesce(${text}, ''))`;

/** A text in which nothing stands for something else, for LIKE. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The key of a search text, as a whole. */
export const plain = (q: string) => sql`search_key(${q.replaceAll('\u0000', ' ').trim()})`;
/** The LIKE pattern of what begins with a text. */
export const startOf = (q: string) => sql`(search_key(${escaped(q.replaceAll('\u0000', ' ').trim())}) || '%')`;

const bare = (key: RawBuilder<unknown>) => sql`translate(without_signs(${key}), ' ', '')`;
/** How well a key fits: the whole text first, also with other signs, then what begins with it, then a word that begins with it, then the rest. */
export const rank = (key: RawBuilder<unknown>, q: string) => sql`case when ${key} = ${plain(q)} then 0
  when ${bare(key)} = ${bare(plain(q))} then 1 when ${bare(key)} like ${bare(plain(q))} || '%' then 2
  when ${key} like '% ' || ${startOf(q)} then 3 else 4 end`;

/** The same of a key that is kept for searching, which begins with a blank and ends with itself without signs; how it is signed does not count. */
export const rankKept = (key: RawBuilder<unknown>, q: string) => sql`case
  when ${key} in (' ' || ${plain(q)}, ' ' || ${plain(q)} || ' ' || without_signs(${plain(q)})) then 0
  when ${key} like ' ' || ${startOf(q)} then 2 when ${key} like '% ' || ${startOf(q)} then 3 else 4 end`;

/** The order of a list that is searched and not sorted: what fits best first, by its best key. */
export const bestFirst = (q: string, keys: readonly RawBuilder<unknown>[]) =>
  sql`least(${sql.join(keys.map((key) => rank(key, q)))})`;
/** More found than this are not compared with the text: whoever reads on looks for something else. */
export const mostRanked = 2000;

/** A condition for a search text: every word must be found in what `found` looks at, which is given a test on a searched text or number. */
export function matchesWords(
  text: string,
  found: (isIn: (key: RawBuilder<unknown>) => RawBuilder<boolean>) => RawBuilder<boolean>,
) {
  const isFound = (word: string) =>
    found((key) =>
      isShort(word)
        ? sql<boolean>`(' ' || ${key}) like ${patternOf(word)}`
        : sql<boolean>`${key} like ${patternOf(word)}`,
    );
  return anyReading(text, (word) => isFound(word));
}
/** A condition for a search text: every word of some reading must be found. */
export function anyReading(text: string, isFound: (word: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  const readings = readingsOf(text).map((words) => sql`(${sql.join(words.map(isFound), sql` and `)})`);
  return readings.length > 0 ? sql<boolean>`(${sql.join(readings, sql` or `)})` : sql<boolean>`true`;
}
/** The same where an index is asked for each word, which is looked for once. */
export async function eachWord(text: string, look: (word: string) => Promise<RawBuilder<boolean>>) {
  const looked = new Map<string, RawBuilder<boolean>>();
  for (const word of new Set(readingsOf(text).flat())) looked.set(word, await look(word));
  return anyReading(text, (word) => looked.get(word) ?? sql<boolean>`false`);
}
