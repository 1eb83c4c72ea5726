import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Cie10Row } from './readCie10.ts';

const batch = 500;
interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

/** Adds what is new and changes what differs, in one transaction; a second run of the same rows changes nothing. */
export async function writeCie10(
  owner: Kysely<Database>,
  rows: readonly Cie10Row[],
  { isDryRun = false } = {},
): Promise<Counts> {
  return owner.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('cie10_codes').selectAll().execute();
    const before = new Map(known.map((row) => [row.code, row]));
    const isNew = ({ code }: Cie10Row) => !before.has(code);
    const differs = (row: Cie10Row) => {
      const old = new Map<string, unknown>(Object.entries(before.get(row.code) ?? {}));
      return Object.entries(row).some(([column, value]) => old.get(column) !== value);
    };
    const created = rows.filter(isNew);
    const updated = rows.filter((row) => !isNew(row) && differs(row));
    if (!isDryRun) {
      await insert(trx, created);
      for (const { code, ...values } of updated)
        await trx.updateTable('cie10_codes').set(values).where('code', '=', code).execute();
    }
    return {
      created: created.length,
      updated: updated.length,
      unchanged: rows.length - created.length - updated.length,
    };
  });
}
async function insert(trx: Transaction<Database>, rows: readonly Cie10Row[]) {
  for (let start = 0; start < rows.length; start += batch)
    await trx
      .insertInto('cie10_codes')
      .values(rows.slice(start, start + batch))
      .execute();
}
