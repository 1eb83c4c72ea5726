import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { exactCount } from '../../server/records/counting.ts';
import { placeOf } from './place.ts';
import { hashToken, lifetimes, newToken, successorOf } from './tokens.ts';

type Trx = Transaction<Database>;
export interface Tokens {
  token: string;
  refresh: string;
  expires_in: number;
}
export type Rotation =
  | { kind: 'rotated'; tokens: Tokens }
  | { kind: 'unknown' }
  | { kind: 'too_often'; seconds: number }
  | { kind: 'ended'; userId: number; sessionId: number }
  | { kind: 'reused'; userId: number; sessionId: number };

const inSeconds = (seconds: number) => sql<string>`app_now() + make_interval(secs => ${seconds})`;

/** Opens a session for an account and answers its first pair of tokens. */
export async function openSession(
  trx: Trx,
  account: { userId: number; userAgent: string | null; address: string },
): Promise<Tokens & { sessionId: number }> {
  const session = await trx
    .insertInto('sessions')
    .values({
      user_id: account.userId,
      user_agent: account.userAgent,
      address: account.address,
      place: placeOf(account),
      family_key: randomBytes(32),
      expires_at: inSeconds(lifetimes.session),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionId: session.id, ...(await addPair(trx, session.id)) };
}

/** Gives a session that goes on a new pair of tokens; every one before serves no more. */
export async function replaceTokens(trx: Trx, sessionId: number): Promise<Tokens> {
  await trx.deleteFrom('access_tokens').where('session_id', '=', sessionId).execute();
  await trx.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).execute();
  await trx
    .updateTable('sessions')
    .set({ family_key: randomBytes(32), last_used_at: sql`app_now()` })
    .where('id', '=', sessionId)
    .execute();
  return addPair(trx, sessionId);
}

async function addPair(trx: Trx, sessionId: number): Promise<Tokens> {
  const refresh = newToken();
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refresh), session_id: sessionId })
    .execute();
  return { token: await addAccessToken(trx, sessionId), refresh, expires_in: lifetimes.access };
}

async function addAccessToken(trx: Trx, sessionId: number) {
  const token = newToken();
  await trx
    .deleteFrom('access_tokens')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', sql<string>`app_now()`)
    .execute();
  await trx
    .insertInto('access_tokens')
    .values({ hash: hashToken(token), session_id: sessionId, expires_at: inSeconds(lifetimes.access) })
    .execute();
  return token;
}

/** Exchanges a refresh token once; its immediate repetition within 30 s gets the same successor, any other reuse ends the session. */
export async function rotate(trx: Trx, refresh: string, mostInAMinute: number): Promise<Rotation> {
  const found = await trx
    .selectFrom('refresh_tokens as r')
    .innerJoin('sessions as s', 's.id', 'r.session_id')
    .select(['r.session_id', 'r.spent_at', 'r.was_retried', 's.user_id', 's.family_key'])
    .select([
      sql<boolean>`s.ended_at is null and s.expires_at > app_now()
        and s.last_used_at > app_now() - make_interval(secs => ${lifetimes.refreshIdle})`.as('is_open'),
      sql<boolean>`coalesce(r.spent_at > app_now() - make_interval(secs => ${lifetimes.retry}), false)`.as('is_recent'),
    ])
    .where('r.hash', '=', hashToken(refresh))
    .forUpdate()
    .executeTakeFirst();
  if (!found) return { kind: 'unknown' };
  if (!found.is_open) return { kind: 'ended', userId: found.user_id, sessionId: found.session_id };
  const successor = successorOf(refresh, found.family_key);
  // Before the limit: who renews often must not hide that a token is used again.
  if (found.spent_at && !(await isHonestRetry(trx, found, successor)))
    return { kind: 'reused', userId: found.user_id, sessionId: found.session_id };
  if ((await renewalsOf(trx, found.session_id)) >= mostInAMinute) return { kind: 'too_often', seconds: 60 };
  await trx
    .updateTable('refresh_tokens')
    .set(found.spent_at ? { was_retried: true } : { spent_at: sql`app_now()` })
    .where('hash', '=', hashToken(refresh))
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(successor), session_id: found.session_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.updateTable('sessions').set({ last_used_at: sql`app_now()` }).where('id', '=', found.session_id).execute();
  const token = await addAccessToken(trx, found.session_id);
  return { kind: 'rotated', tokens: { token, refresh: successor, expires_in: lifetimes.access } };
}
/** How often a session was renewed in the last minute; every renewal leaves a token. */
async function renewalsOf(trx: Trx, sessionId: number) {
  const count = await exactCount(
    trx
      .selectFrom('refresh_tokens')
      .where('session_id', '=', sessionId)
      .where('spent_at', '>', sql<string>`app_now() - interval '1 minute'`),
  );
  return count;
}
/** The answer of the last exchange may have been lost: its successor must be unspent, and only one retry counts. */
async function isHonestRetry(trx: Trx, found: { is_recent: boolean; was_retried: boolean }, successor: string) {
  if (!found.is_recent || found.was_retried) return false;
  const next = await trx
    .selectFrom('refresh_tokens')
    .select('spent_at')
    .where('hash', '=', hashToken(successor))
    .executeTakeFirst();
  return next?.spent_at === null;
}

/** Ends one session at once: its tokens serve no more. Answers whether it was open. */
export async function endSession(trx: Trx, sessionId: number, reason: string): Promise<boolean> {
  const [ended] = await endAll(trx, reason, (sessions) => sessions.where('id', '=', sessionId));
  return ended !== undefined;
}
/** Ends every session of an account, but for the one to keep; answers how many there were. */
export async function endSessionsOf(trx: Trx, userId: number, reason: string, keptId = 0): Promise<number> {
  const ended = await endAll(trx, reason, (sessions) =>
    sessions.where('user_id', '=', userId).where('id', '<>', keptId),
  );
  return ended.length;
}

const openSessions = (trx: Trx, reason: string) =>
  trx.updateTable('sessions').set({ ended_at: sql`app_now()`, ended_reason: reason }).where('ended_at', 'is', null);
async function endAll(
  trx: Trx,
  reason: string,
  narrowed: (sessions: ReturnType<typeof openSessions>) => ReturnType<typeof openSessions>,
): Promise<number[]> {
  const rows = await narrowed(openSessions(trx, reason)).returning('id').execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('access_tokens').where('session_id', 'in', ids).execute();
  return ids;
}
/** The session of a refresh token, ended or not. */
export const sessionOfRefresh = (trx: Trx, refresh: string) =>
  trx
    .selectFrom('refresh_tokens as r')
    .innerJoin('sessions as s', 's.id', 'r.session_id')
    .select(['s.id', 's.user_id', 's.ended_at'])
    .where('r.hash', '=', hashToken(refresh))
    .executeTakeFirst();
