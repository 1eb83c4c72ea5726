import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FileStore } from '../../services/files/index.ts';
import type { Job } from '../index.ts';

interface SweepOptions {
  db: Kysely<Database>;
  files: FileStore;
  log: { info: (facts: object, text: string) => void; error: (facts: object, text: string) => void };
  now?: () => number;
}
const hour = 3_600_000;
const atOnce = 1_000;

/**
 * Removes the files that no row names: what a process left that died between the file and its row. A file is only looked at once it is an
 * hour old, so none that is just being taken in is lost. Rows whose file is gone are told to the operator, never touched.
 */
export async function sweepFiles({ db, files, log, now = Date.now }: SweepOptions, signal?: AbortSignal) {
  const removed = await removeOrphans({ db, files, now }, signal);
  const missing = await findMissing({ db, files }, signal);
  if (removed > 0) log.info({ removed }, 'files that no record names were removed');
  if (missing.length > 0)
    log.error({ missing: missing.length, first: missing.slice(0, 10) }, 'FILES ARE MISSING that records name');
  return { removed, missing };
}

async function removeOrphans({ db, files, now }: Required<Omit<SweepOptions, 'log'>>, signal?: AbortSignal) {
  const old = await files.keysBefore(new Date(now() - hour));
  let removed = 0;
  for (let from = 0; from < old.length && !signal?.aborted; from += atOnce) {
    for (const key of await withoutRow(db, old.slice(from, from + atOnce))) {
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
}

async function findMissing({ db, files }: Pick<SweepOptions, 'db' | 'files'>, signal?: AbortSignal) {
  const missing: string[] = [];
  let after = '';
  while (!signal?.aborted) {
    const { rows } = await sql<{ key: string }>`select key from named_files(${after}, ${atOnce})`.execute(db);
    for (const { key } of rows) if (!(await files.has(key))) missing.push(key);
    const last = rows.at(-1);
    if (!last) break;
    after = last.key;
  }
  // A row may have gone with its file since it was read.
  const gone = new Set(await withoutRow(db, missing));
  return missing.filter((key) => !gone.has(key));
}

async function withoutRow(db: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from unnamed_files(${sql.val([...keys])}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}

/** Every hour, in the process that leads. */
export const sweepJob = (options: SweepOptions): Job => ({
  name: 'files without a record',
  everyMs: hour,
  run: async (signal) => void (await sweepFiles(options, signal)),
});
