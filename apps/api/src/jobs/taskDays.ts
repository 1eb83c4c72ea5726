import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { notify } from '../services/notifications/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

/** Tells everybody what is to be done today, private tasks too: each once for the day that counts. */
export async function tellTasksDue(scope: DayScope) {
  const found = await scope.trx
    .selectFrom('task_states as k')
    .select(['k.id', 'k.title', 'k.assignee_id', 'k.day as on_date', 'k.day as since'])
    .where('k.status', '=', 'open')
    .where('k.day', '<=', scope.today)
    .where(isUntold('task_due', sql`k.id`, sql`k.day`))
    .orderBy('k.day')
    .orderBy('k.id')
    .execute();
  const due = await claim(scope, 'task_due', found);
  for (const { id, title, assignee_id, on_date } of due)
    await notify(scope, {
      to: { userIds: [assignee_id] },
      kind: 'task_due',
      params: { task_id: id, task: title, due_date: on_date },
      link: paths.taskRecord(id),
    });
  return due.length;
}
