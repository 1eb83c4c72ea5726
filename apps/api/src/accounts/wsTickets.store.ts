import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashToken, lifetimes, newToken } from './tokens.ts';

/** Whose a spent ticket was, and for how long its access still lasts. */
export interface SpentTicket {
  session_id: number;
  user_id: number;
  /** 0 where the account has no partner profile. */
  partner_id: number;
  seconds_left: number;
}

/** Makes a ticket for the live channel, bound to the session; what the session has left over from before goes. */
export async function addWsTicket(trx: Transaction<Database>, sessionId: number): Promise<string> {
  const ticket = newToken();
  await trx
    .deleteFrom('ws_tickets')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', sql<string>`app_now()`)
    .execute();
  await trx
    .insertInto('ws_tickets')
    .columns(['hash', 'session_id', 'access_ends_at', 'expires_at'])
    .expression(
      trx
        .selectFrom('access_tokens')
        .select([
          sql<Buffer>`${hashToken(ticket)}::bytea`.as('hash'),
          'session_id',
          sql<string>`max(expires_at)`.as('access_ends_at'),
          sql<string>`app_now() + make_interval(secs => ${lifetimes.ticket})`.as('expires_at'),
        ])
        .where('session_id', '=', sessionId)
        .groupBy('session_id'),
    )
    .execute();
  return ticket;
}

/** Spends tickets in one statement, each once; null in the place of one that does not serve. */
export async function spendWsTickets(
  db: Kysely<Database>,
  tickets: readonly string[],
): Promise<(SpentTicket | null)[]> {
  const hashes = tickets.map(hashToken);
  const found = await sql<SpentTicket & { hash: Buffer }>`
    select * from use_ws_tickets(${hashes}::bytea[])`.execute(db);
  const spent = new Map(found.rows.map(({ hash, ...ticket }) => [hash.toString('hex'), ticket]));
  return hashes.map((hash) => {
    const key = hash.toString('hex');
    const ticket = spent.get(key) ?? null;
    // The same ticket twice at the same moment opens one connection.
    spent.delete(key);
    return ticket;
  });
}
