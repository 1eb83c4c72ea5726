import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { isDiskFull } from '../../base/condition/index.ts';
import type { Database } from '../../database/schema.ts';
import { readOnly } from '../../server/checks/readOnly.ts';
import { toCsvLine } from './csv.ts';
import { type ExportedEntity, exportedEntities } from './entities.ts';

type Trx = Transaction<Database>;
type Row = Record<string, unknown>;
const pageSize = 1_000;
const inner = ['partner_id', 'deleted_at'];

/** A copy that does not fit is nobody else's matter: it is refused, and the product can be written to as before. */
export function refuseWithoutRoom(error: unknown): never {
  throw isDiskFull(error) ? readOnly() : error;
}

/** Writes every entity into a folder, page by page, as CSV and as JSON; answers their counts. */
export async function writeEntities(trx: Trx, partnerId: number, folder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  // What a movement took off a policy is still the brokerage's.
  await sql`select set_config('app.lists_on', 'all', true)`.execute(trx);
  for (const entity of exportedEntities) counts.set(entity.name, await writeEntity(trx, partnerId, folder, entity));
  return counts;
}

async function writeEntity(trx: Trx, partnerId: number, folder: string, entity: ExportedEntity): Promise<number> {
  const found = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${entity.source} order by ordinal_position`.execute(trx);
  const all = found.rows.map(({ name }) => name);
  const columns = all.filter((name) => !inner.includes(name) && !entity.without?.includes(name));
  const write = async (csv: FileHandle, json: FileHandle) => {
    await add(csv, `\ufeff${columns.join(',')}\r\n`);
    await add(json, '[');
    let count = 0;
    for await (const rows of pages(trx, partnerId, entity, all, columns)) {
      await add(csv, rows.map((row) => toCsvLine(row, columns)).join(''));
      await add(json, rows.map((row, index) => `${count + index > 0 ? ',' : ''}\n${JSON.stringify(row)}`).join(''));
      count += rows.length;
    }
    await add(json, '\n]\n');
    return count;
  };
  const file = (kind: 'csv' | 'json') => join(folder, `${entity.name}.${kind}`);
  return withFile(file('csv'), (csv) => withFile(file('json'), (json) => write(csv, json)));
}
async function withFile<Result>(path: string, work: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path, 'w', 0o600).catch(refuseWithoutRoom);
  return work(file).finally(() => file.close());
}
const add = (file: FileHandle, text: string) => file.appendFile(text).catch(refuseWithoutRoom);

/** The rows of the brokerage that are not deleted, by their numbers. */
async function* pages(trx: Trx, partnerId: number, entity: ExportedEntity, all: string[], columns: string[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const from = sql`${sql.table(entity.source)}`;
  const own = sql`${sql.ref(entity.source === 'partners' ? 'id' : 'partner_id')} = ${partnerId}`;
  const present = all.includes('deleted_at') ? sql`deleted_at is null` : sql`true`;
  const key = entity.key ?? 'id';
  if (!all.includes(key)) {
    const { rows } = await sql<Row>`select ${names} from ${from} where ${own} and ${present}`.execute(trx);
    if (rows.length > 0) yield rows;
    return;
  }
  for (let last = 0; ; ) {
    const { rows } =
      await sql<Row>`select ${names} from ${from} where ${own} and ${present} and ${sql.ref(key)} > ${last}
      order by ${sql.ref(key)} limit ${pageSize}`.execute(trx);
    if (rows.length === 0) return;
    yield rows;
    last = Number(rows.at(-1)?.[key] ?? 0);
  }
}
