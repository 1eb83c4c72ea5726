import { paths } from '@corredor/core/paths';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { setContext } from '../server/http/run.ts';
import { notify } from '../services/notifications/index.ts';
import type { DailyWorkOptions } from './dailyWork.ts';
import type { Job } from './scheduler.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

/** Looks every minute which tasks are for a time of day that comes within the hour, and tells whoever does them. */
export const taskHours = (options: Options): Job => ({
  name: 'tasks within the hour',
  everyMs: 60_000,
  run: (signal) => tellTasksWithinTheHour(options, signal),
});
type Options = Pick<DailyWorkOptions, 'db' | 'log'>;

/** Tells of them in all brokerages, each task once for its day; what fails in one is left for the next time, and the others go on. */
export async function tellTasksWithinTheHour({ db, log }: Options, signal?: AbortSignal) {
  const due = await sql<{ partner_id: number }>`select * from tasks_within_the_hour()`.execute(db);
  for (const { partner_id: partnerId } of due.rows) {
    if (signal?.aborted) return;
    try {
      const tasks: (() => void)[] = [];
      const afterCommit = (task: () => void) => void tasks.push(task);
      const told = await db.transaction().execute((trx) => tellIn(trx, partnerId, afterCommit));
      for (const task of tasks) task();
      if (told > 0) log.info({ partner_id: partnerId, told }, 'tasks within the hour told of');
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error({ partner_id: partnerId, reason }, 'tasks within the hour were not told of, it is tried again');
    }
  }
}

async function tellIn(trx: Transaction<Database>, partnerId: number, afterCommit: DayScope['afterCommit']) {
  await setContext(trx, { userId: 0, partnerId, requestId: 'job task_hour' });
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const moment = sql`(k.day + k.due_time::time) at time zone p.timezone`;
  const found = await trx
    .selectFrom('task_states as k')
    .innerJoin('partners as p', 'p.id', 'k.partner_id')
    .select(['k.id', 'k.title', 'k.assignee_id', 'k.due_time', 'k.day as on_date', 'k.day as since'])
    .where('k.status', '=', 'open')
    .where('k.due_time', 'is not', null)
    .where(sql<boolean>`${moment} between app_now() and app_now() + interval '1 hour'`)
    .where(isUntold('task_hour', sql`k.id`, sql`k.day`))
    .orderBy('k.due_time')
    .orderBy('k.id')
    .execute();
  const scope: DayScope = { trx, caller: { partnerId, userId: null }, today, isFirst: false, afterCommit };
  const due = await claim(scope, 'task_hour', found);
  for (const { id, title, assignee_id, on_date, due_time } of due)
    await notify(scope, {
      to: { userIds: [assignee_id] },
      kind: 'task_due',
      params: { task_id: id, task: title, due_date: on_date, due_time },
      link: paths.taskRecord(id),
    });
  return due.length;
}
