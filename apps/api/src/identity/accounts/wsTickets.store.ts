import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { hashToken, lifetimes, newToken } from './tokens.ts';

/** Whose a spent ticket was, and for how long its access still lasts. */
export interface SpentTicket {
  session_id: number;
  user_id: number;
  /** 0 where the account has no partner profile. */
  partner_id: number;
  seconds_left: number;
}

/** Makes tickets for the live channel in one statement, each bound to the session of an access token; null in the place of a token that does not serve. */
export async function addWsTickets(db: Kysely<Database>, tokens: readonly string[]): Promise<(string | null)[]> {
  const tickets = tokens.map(newToken);
  const hashes = tickets.map(hashToken);
  const found = await sql<{ hash: Buffer }>`
    select hash from add_ws_tickets(${tokens.map(hashToken)}::bytea[], ${hashes}::bytea[], ${lifetimes.ticket})`.execute(
    db,
  );
  const made = new Set(found.rows.map(({ hash }) => hash.toString('hex')));
  return tickets.map((ticket, index) => (made.has(hashes[index]?.toString('hex') ?? '') ? ticket : null));
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
