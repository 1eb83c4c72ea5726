import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toCsvLine } from './csv.ts';
import { type ExportedEntity, exportedEntities } from './entities.ts';

type Trx = Transaction<Database>;
type Row = Record<string, unknown>;
const pageSize = 1_000;
const inner = ['partner_id', 'deleted_at'];

/** Writes every entity into a folder, page by page, as CSV and as JSON; answers their counts. */
export async function writeEntities(trx: Trx, partnerId: number, folder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const entity of exportedEntities) counts.set(entity.name, await writeEntity(trx, partnerId, folder, entity));
  return counts;
}

async function writeEntity(trx: Trx, partnerId: number, folder: string, entity: ExportedEntity): Promise<number> {
  const found = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${entity.source} order by ordinal_position`.execute(trx);
  const all = found.rows.map(({ name }) => name);
  const columns = all.filter((name) => !inner.includes(name) && !entity.without?.includes(name));
  const csv = createWriteStream(join(folder, `${entity.name}.csv`));
  const json = createWriteStream(join(folder, `${entity.name}.json`));
  csv.write(`\ufeff${columns.join(',')}\r\n`);
  json.write('[');
  let count = 0;
  for await (const rows of pages(trx, partnerId, entity, all, columns)) {
    csv.write(rows.map((row) => toCsvLine(row, columns)).join(''));
    const isFull = !json.write(
      rows.map((row, index) => `${count + index > 0 ? ',' : ''}\n${JSON.stringify(row)}`).join(''),
    );
    count += rows.length;
    if (isFull) await new Promise((resolve) => json.once('drain', resolve));
  }
  csv.end();
  json.end('\n]\n');
  await Promise.all([finished(csv), finished(json)]);
  return count;
}

/** The rows of the brokerage that are not deleted, by their numbers. */
async function* pages(trx: Trx, partnerId: number, entity: ExportedEntity, all: string[], columns: string[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const from = sql`${sql.table(entity.source)}`;
  const own = sql`${sql.ref(entity.source === 'partners' ? 'id' : 'partner_id')} = ${partnerId}`;
  const present = all.includes('deleted_at') ? sql`deleted_at is null` : sql`true`;
  if (!all.includes('id')) {
    const { rows } = await sql<Row>`select ${names} from ${from} where ${own} and ${present}`.execute(trx);
    if (rows.length > 0) yield rows;
    return;
  }
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`select ${names} from ${from} where ${own} and ${present} and id > ${last}
      order by id limit ${pageSize}`.execute(trx);
    if (rows.length === 0) return;
    yield rows;
    last = Number(rows.at(-1)?.id ?? 0);
  }
}
