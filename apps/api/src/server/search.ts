import { type RawBuilder, sql } from 'kysely';

/** A condition for a search text: every word must be found by `found`, which is given a LIKE pattern on search keys. */
export function matchesWords(text: string, found: (pattern: RawBuilder<string>) => RawBuilder<boolean>) {
  const words = text
    .replaceAll('\u0000', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  const conditions = words.map((word) => found(sql`'%' || search_key(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`));
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}
