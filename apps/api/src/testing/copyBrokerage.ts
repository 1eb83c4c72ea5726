import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { administrator } from '../database/cluster.ts';

type Row = Record<string, unknown>;
interface Table {
  name: string;
  columns: string[];
  /** Columns that name records of the brokerage. */
  ids: string[];
}

/** Ids of the copies lie so far apart that no sequence comes there. */
const distance = 1_000_000;
/** Where nothing of a brokerage is kept that a person reads: what is sent, signed in or waited for. */
const leftOut = [
  'idempotency_keys',
  'calendar_feeds',
  'mail_tokens',
  'checkouts',
  'directory_entries',
  'directory_changes',
];
const which: Record<string, string> = {
  partners: 'id = $1',
  // The messages that the brokerage sent.
  mails: 'id in (select mail_id from messages where partner_id = $1)',
};

/**
 * Copies a brokerage with everything in it, within a second, and answers the number of the copy. Its people have the number in their address
 * (`demo.3@corredor.example`), it has it in its alias, and nobody finds it in the directory. The login is the one that sees every row.
 */
export async function copyBrokerage(admin: ClientConfig, alias: string): Promise<number> {
  const client = new Client(admin);
  await client.connect();
  try {
    await client.query('begin');
    // What happened to the brokerage does not happen again.
    await client.query('set local session_replication_role = replica');
    await client.query('lock table partners in share row exclusive mode');
    const number = await copy(client, alias);
    await client.query('commit');
    return number;
  } finally {
    await client.end();
  }
}

/** The login for it where a server runs on a data folder of a short name. */
export const adminOf = (dataDir: string): ClientConfig => ({
  host: join(dataDir, 'run'),
  port: 5432,
  user: administrator,
  database: 'corredor',
});

async function copy(client: Client, alias: string): Promise<number> {
  const found = await client.query(
    'select id, (select max(id) / $2::int + 1 from partners) as number from partners where alias = $1',
    [alias, distance],
  );
  const { id, number } = found.rows[0] as { id: number; number: number };
  const move = moveBy(number * distance);
  for (const { name, columns, ids } of await tablesOf(client)) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(one) as row from ${name} as one where ${which[name] ?? 'partner_id = $1'}`,
      [id],
    );
    const copies = rows.map(({ row }) => rename(move(row, ids), name, number));
    const list = columns.map((column) => `"${column}"`).join(', ');
    await client.query(
      `insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(copies)],
    );
  }
  return number;
}

/** The tables of brokerages, with the columns that name what they have; others name what all have. */
async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `with own as (
       select attrelid as id from pg_attribute join pg_class on pg_class.oid = attrelid
        where attname = 'partner_id' and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition
       union select unnest(array['partners', 'mails']::regclass[])
     ), shared as (
       select conrelid as id, unnest(conkey) as number from pg_constraint
        where contype = 'f' and confrelid not in (select id from own)
     )
     select relname as name,
       array_agg(attname::text) filter (where attgenerated = '') as columns,
       coalesce(array_agg(attname::text) filter (where format_type(atttypid, null) in ('integer', 'bigint')
         and (attname in ('id', 'object_id') or attname like '%\\_id' or exists (
           select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any (conkey)))
         and not exists (select from shared where shared.id = attrelid and number = attnum)), '{}') as ids
       from own join pg_class on pg_class.oid = own.id join pg_attribute on attrelid = own.id
      where attnum > 0 and not attisdropped and not relname = any ($1)
      group by relname`,
    [leftOut],
  );
  return rows;
}

/** Moves the ids of a row, and those in what it keeps as JSON. */
const moveBy = (offset: number) => (row: Row, ids: readonly string[]) => {
  const moved = (value: unknown) => (typeof value === 'number' ? value + offset : value);
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, under(key, inner)]));
  };
  const under = (key: string, value: unknown) => {
    if (/(?<!plan)_ids$/.test(key) && Array.isArray(value)) return value.map(moved);
    return /^id$|(?<!plan)_id$/.test(key) ? moved(value) : within(value);
  };
  const top = (key: string, value: unknown) => (typeof value === 'object' ? under(key, value) : value);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, ids.includes(key) ? moved(value) : top(key, value)]),
  );
};

/** What is there once only gets the number of the copy. */
function rename(row: Row, table: string, number: number): Row {
  if (table === 'users') return { ...row, email: String(row.email).replace('@', `.${number}@`) };
  if (table === 'partners' || table === 'public_profiles')
    return { ...row, alias: `${row.alias}-${number}`, listed: false };
  if (table === 'notifications') return { ...row, link: ledTo(row.link, number) };
  if (table === 'mails') return { ...row, sent_at: row.sent_at ?? row.created_at };
  return row;
}

/** Notifications lead to a record by its id. */
const ledTo = (link: unknown, number: number) =>
  typeof link === 'string'
    ? link.replace(/(?<=[/=])\d+(?=$|[/?&])/g, (id) => String(Number(id) + number * distance))
    : link;
