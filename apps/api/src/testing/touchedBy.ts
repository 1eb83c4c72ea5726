import { Client, type QueryResult } from 'pg';

type Ask = (this: Client, ...query: unknown[]) => Promise<QueryResult>;
/** What a connection has fetched of tables, whoever's, and not yet reported; it only grows within a transaction. */
const fetched = `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables`;

/** What some work of a server asks of the database: the statements that it sends, and the rows that the database fetches in its transactions. A busy machine counts the same. */
export async function touchedBy<Answer>(work: () => Promise<Answer>) {
  const driver = Client.prototype as unknown as { query: Ask };
  const ask = driver.query;
  const before = new WeakMap<Client, number>();
  const rowsOf = async (client: Client) => Number((await ask.call(client, fetched)).rows[0]?.rows ?? 0);
  let statements = 0;
  let rows = 0;
  driver.query = async function counted(...asked) {
    statements += 1;
    const text = String(asked[0]);
    if (text === 'commit') {
      const after = await rowsOf(this);
      rows += after - (before.get(this) ?? 0);
    }
    const answer = await ask.apply(this, asked);
    if (/^(?:begin|start transaction)\b/.test(text)) before.set(this, await rowsOf(this));
    return answer;
  };
  try {
    return { answer: await work(), statements, rows };
  } finally {
    driver.query = ask;
  }
}
