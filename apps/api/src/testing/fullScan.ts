import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { type TermKind, termKinds } from '../public/directory/directorySet.ts';

/** What a search asks for, in the directory's own numbers. */
export interface Search {
  terms: { id: number; kind: TermKind }[];
  words: string | null;
}
interface Entry {
  alias: string;
  partner_id: number;
  name_key: string;
  terms: number[];
  /** 0 has the words in its name, 1 among its tags, 2 elsewhere; null not at all. */
  tier: number | null;
}
interface Counted {
  kind: TermKind;
  value: string;
  label: string;
  count: number;
}

/** Answers what the directory should, by reading every brokerage that is listed and looking at each of them. */
export async function fullScan(db: Db, { terms, words }: Search) {
  const known = await db.selectFrom('directory_terms').selectAll().execute();
  const byId = new Map(known.map((term) => [term.id, term]));
  const has = (column: string) => sql<boolean>`e.${sql.ref(column)} @@ ${words}::tsquery`;
  const { rows } = await sql<Entry>`
    select p.alias, e.partner_id, e.name_key, e.terms, case when ${words}::text is null or ${has('name_words')} then 0
      when ${has('tag_words')} then 1 when ${has('words')} then 2 end as tier
    from directory_entries e join public_profiles p on p.partner_id = e.partner_id
    where e.listed_from <= app_now() and e.listed_until > app_now()`.execute(db);
  const worded = rows.filter(({ tier }) => tier !== null);
  const having = (wanted: Search['terms']) => worded.filter((one) => wanted.every(({ id }) => one.terms.includes(id)));
  const found = having(terms);
  const facets = termKinds.flatMap((kind) => {
    const counts = new Map<number, number>();
    const widened = having(terms.filter((one) => one.kind !== kind));
    for (const id of widened.flatMap((one) => one.terms)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const values = [...counts].flatMap(([id, count]): Counted[] => {
      const term = byId.get(id);
      return term?.kind === kind ? [{ kind, value: term.key, label: term.label, count }] : [];
    });
    return values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, 30);
  });
  const byName = (a: Entry, b: Entry) => compare(a.name_key, b.name_key) || a.partner_id - b.partner_id;
  const aliases = (order: (a: Entry, b: Entry) => number) => found.toSorted(order).map(({ alias }) => alias);
  const orders = {
    relevance: aliases((a, b) => (a.tier ?? 0) - (b.tier ?? 0) || byName(a, b)),
    name: aliases(byName),
    newest: aliases((a, b) => b.partner_id - a.partner_id),
  };
  return { found: found.length, facets, orders };
}
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
