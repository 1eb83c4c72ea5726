import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { notify } from '../services/notifications/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

/** Tells everybody what is to be done today, private tasks too: each once for the day that counts, and several of one person in one notice. */
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
  for (const userId of new Set(due.map(({ assignee_id }) => assignee_id))) {
    const [first, ...others] = due.filter(({ assignee_id }) => assignee_id === userId);
    if (!first) continue;
    await notify(scope, {
      to: { userIds: [userId] },
      kind: 'task_due',
      params: {
        task_id: first.id,
        task: first.title,
        due_date: first.on_date,
        ...(others.length > 0 && { count: others.length + 1 }),
      },
      link: others.length > 0 ? paths.tasks() : paths.taskRecord(first.id),
    });
  }
  return due.length;
}
