import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { beginRenewals } from '../portfolio/renewals/index.ts';
import { setContext } from '../server/http/run.ts';
import { tellCoverAtRisk, tellCreditsUnused, tellRemittancesDue } from './collectionWork.ts';
import { tellMovementsWaiting, tellPoliciesCancelled } from './movementDays.ts';
import { tellPaymentsDelayed, tellPaymentsNear } from './paymentWork.ts';
import { tellPoliciesExpired, tellPoliciesNearEnd } from './policyWork.ts';
import { tellRenewalsStale, tellRenewalsUnowned } from './renewalDays.ts';
import type { Job } from './scheduler.ts';
import { type MailWorld, tellSubscriptionExpired, tellSubscriptionNearEnd } from './subscriptionWork.ts';
import { tellTasksDue } from './taskDays.ts';
import { followTaskRules } from './taskRuleDays.ts';
import type { DayScope } from './tellOnce.ts';

export interface DailyWorkOptions {
  db: Kysely<Database>;
  world: MailWorld;
  log: { info: (facts: object, text: string) => void; error: (facts: object, text: string) => void };
}
/** Does one kind of a day's work and answers how much there was to tell. */
type Work = (scope: DayScope, world: MailWorld) => Promise<number>;

const works = new Map<string, Work>([
  ['policy_near_end', tellPoliciesNearEnd],
  ['policy_expired', tellPoliciesExpired],
  ['payment_near', tellPaymentsNear],
  ['payment_delayed', tellPaymentsDelayed],
  ['cover_at_risk', tellCoverAtRisk],
  ['credit_unused', tellCreditsUnused],
  ['remittance_due', tellRemittancesDue],
  ['movement_waiting', tellMovementsWaiting],
  ['policy_cancels_on', tellPoliciesCancelled],
  ['task_rules', followTaskRules],
  ['task_due', tellTasksDue],
  ['renewals_begun', (scope) => beginRenewals(scope, scope.today)],
  ['renewal_stale', tellRenewalsStale],
  ['renewal_unowned', tellRenewalsUnowned],
  ['subscription_near_end', tellSubscriptionNearEnd],
  ['subscription_expired', tellSubscriptionExpired],
]);
const keptDays = 90;

/** Looks every minute whose day began, and does that day's work: once, in the brokerage's own transaction. */
export function dailyWork(options: DailyWorkOptions): Job {
  const pauses = createPauses();
  return { name: 'daily work', everyMs: 60_000, run: (signal) => doDueWork(options, signal, pauses) };
}

/** Does what is due now in all brokerages; what fails in one is left for the next time, and the others go on. */
export async function doDueWork({ db, world, log }: DailyWorkOptions, signal?: AbortSignal, pauses = createPauses()) {
  const kinds = sql.val([...works.keys()]);
  const due = await sql<{ partner_id: number; kind: string }>`
    select * from daily_work_due(${kinds}::text[])`.execute(db);
  for (const { partner_id: partnerId, kind } of due.rows) {
    if (signal?.aborted) return;
    const key = `${partnerId} ${kind}`;
    if (pauses.isResting(key)) continue;
    try {
      const tasks: (() => void)[] = [];
      const told = await db
        .transaction()
        .execute((trx) => doDay(trx, { partnerId, kind, world, afterCommit: (task) => void tasks.push(task) }));
      for (const task of tasks) task();
      pauses.forget(key);
      if (told > 0) log.info({ partner_id: partnerId, kind, told }, 'day work done');
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error(
        { partner_id: partnerId, kind, reason, seconds: pauses.rest(key) },
        'day work failed, it is tried again',
      );
    }
  }
}

/** Everything that a brokerage's day brings, inside a transaction that is open already, at the time that it says. */
export async function doDayOf(trx: Transaction<Database>, day: Omit<Day, 'kind'>) {
  for (const kind of works.keys()) await doDay(trx, { ...day, kind });
}

interface Day {
  partnerId: number;
  kind: string;
  world: MailWorld;
  afterCommit: DayScope['afterCommit'];
}
/** One kind of one brokerage's day. What was missed while nothing ran is found too: it is asked what is so now, and was not told. */
async function doDay(trx: Transaction<Database>, { partnerId, kind, world, afterCommit }: Day): Promise<number> {
  await setContext(trx, { userId: 0, partnerId, requestId: `job ${kind}` });
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const mark = await trx
    .insertInto('daily_work')
    .values({ partner_id: partnerId, kind, day: today })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!mark) return 0;
  const days = trx.selectFrom('daily_work').where('kind', '=', kind);
  const before = await days.select('day').where('day', '<>', today).limit(1).executeTakeFirst();
  const caller = { partnerId, userId: null };
  const told = (await works.get(kind)?.({ trx, caller, today, isFirst: !before, afterCommit }, world)) ?? 0;
  const ofToday = trx.updateTable('daily_work').where('kind', '=', kind).where('day', '=', today);
  await ofToday.set({ told }).execute();
  const old = trx.deleteFrom('daily_work').where('kind', '=', kind);
  await old.where(sql<boolean>`day < ${today}::date - ${keptDays}::integer`).execute();
  return told;
}

/** What failed rests a while, longer each time, up to an hour. */
function createPauses() {
  const resting = new Map<string, { until: number; seconds: number }>();
  return {
    isResting: (key: string) => (resting.get(key)?.until ?? 0) > Date.now(),
    rest: (key: string) => {
      const seconds = Math.min(3_600, (resting.get(key)?.seconds ?? 30) * 2);
      resting.set(key, { seconds, until: Date.now() + seconds * 1_000 });
      return seconds;
    },
    forget: (key: string) => resting.delete(key),
  };
}
