import { createHash } from 'node:crypto';

const stem = 'corredor_app_of_';
/** PostgreSQL cuts longer names off without a word. */
const longest = 63;

/** The name of the group that has the app's rights in a database: of that database alone, since roles belong to the whole cluster. */
export function groupOf(database: string): string {
  const plain = stem + database;
  if (/^[a-z0-9_]+$/.test(database) && plain.length <= longest) return plain;
  const mark = `_${createHash('sha256').update(database).digest('hex').slice(0, 16)}`;
  const words = database.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return stem + words.slice(0, longest - stem.length - mark.length) + mark;
}

/** A migration as it runs in a database: the files write `corredor_app` for the app's group, whatever its name is there. */
export const forGroup = (migration: string, group: string): string => migration.replace(/\bcorredor_app\b/g, group);
