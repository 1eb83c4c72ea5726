import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { Problem } from '../../server/request/problems.ts';
import { placeOf } from './place.ts';

type Trx = Transaction<Database>;
const free = 5;
const longest = 60;
/** For so long after a sign-in its network and device are somebody's usual surroundings. */
const homeFor = '30 days';

/** After five failures each further one waits 1, 2, 4 … 60 seconds; never a hard lock. */
export const delayAfter = (failures: number) => (failures < free ? 0 : Math.min(longest, 2 ** (failures - free)));

/** What counts a wrong sign-in: the account for all strangers together, or the last sign-in from the same surroundings. */
export type TriedAt = { userId: number; homeId: number | null };

/** The last sign-in of an account from the surroundings of a request; asked for unknown accounts too, in the same time. */
export async function findHome(trx: Trx, userId: number, facts: { address: string; userAgent: string | null }) {
  const found = await trx
    .selectFrom('sessions')
    .select(['id', 'locked_until'])
    .where('user_id', '=', userId)
    .where('place', '=', placeOf(facts))
    .where('created_at', '>', sql<string>`app_now() - ${homeFor}::interval`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

export function refuseWhileDelayed(lockedUntil: string | null) {
  const seconds = lockedUntil ? Math.ceil((Date.parse(lockedUntil) - Date.now()) / 1000) : 0;
  if (seconds > 0) throw new Problem(429, 'wait_before_login', { params: { seconds }, retryAfter: seconds });
}

/** Counts a wrong sign-in and delays the next one; answers the how manieth it was. */
export async function noteFailure(trx: Trx, { userId, homeId }: TriedAt): Promise<number> {
  const counter = homeId === null ? sql`users` : sql`sessions`;
  // Counted by the database, so that attempts at the same time do not count as one. A day of peace forgets the ones before.
  const counted = await sql<{ failed_logins: number }>`
    update ${counter}
    set failed_logins = case when locked_until < app_now() - interval '1 day' then 1 else failed_logins + 1 end
    where id = ${homeId ?? userId} returning failed_logins`.execute(trx);
  const failures = counted.rows[0]?.failed_logins ?? 0;
  const seconds = delayAfter(failures);
  if (seconds > 0)
    await sql`update ${counter} set locked_until = app_now() + make_interval(secs => ${seconds})
      where id = ${homeId ?? userId}`.execute(trx);
  return failures;
}

/**
 * Counts a check of the current password before it is made, so that many at the same time get no more tries than one after the other;
 * the right password sets the count back. Answers the how manieth it is; refuses while the session has to wait.
 */
export async function takeCheck(trx: Trx, sessionId: number): Promise<number> {
  const taken = await sql<{ failed_checks: number }>`
    update sessions set failed_checks = failed_checks + 1, checks_locked_until = case when failed_checks + 1 >= ${free}::int
      then clock_timestamp() + make_interval(secs => least(${longest}::int, power(2, least(failed_checks + 1 - ${free}::int, 10)))) end
    where id = ${sessionId} and coalesce(checks_locked_until <= clock_timestamp(), true)
    returning failed_checks`.execute(trx);
  const [row] = taken.rows;
  if (row) return row.failed_checks;
  const waiting = await trx
    .selectFrom('sessions')
    .select('checks_locked_until')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  refuseWhileDelayed(waiting.checks_locked_until);
  throw new Problem(429, 'wait_before_login', { params: { seconds: 1 }, retryAfter: 1 });
}

/** Gives back a check that was counted and could not be made; the wait is over unless somebody has counted another since. */
export async function giveCheckBack(trx: Trx, sessionId: number, tries: number): Promise<void> {
  await sql`update sessions set failed_checks = failed_checks - 1,
    checks_locked_until = case when failed_checks <> ${tries}::int then checks_locked_until end
    where id = ${sessionId} and failed_checks > 0`.execute(trx);
}
