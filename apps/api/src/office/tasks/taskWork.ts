import { paths } from '@corredor/core/paths';
import { taskDay } from '@corredor/core/tasks';
import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import { audit } from '../../server/records/audit.ts';
import type { Scope } from '../../server/request/scope.ts';
import { notify } from '../../services/notifications/index.ts';

/** What a user has still to do: counted, and handed to another user. Private tasks are nobody else's business, and stay. */
export function taskWork(scope: Scope) {
  const { trx } = scope;
  const toDo = (userId: number) => sql<boolean>`status = 'open' and not is_private and assignee_id = ${userId}`;
  return {
    count: async (userId: number) => {
      const rows = trx.selectFrom('tasks').select(sql<number>`count(*)::int`.as('count')).where(toDo(userId));
      return (await rows.executeTakeFirstOrThrow()).count;
    },
    handOver: async (from: number, to: number) => {
      const handed = await trx
        .updateTable('tasks')
        .set({ assignee_id: to })
        .where(toDo(from))
        .returning(['id', 'title', 'due_on', 'snoozed_until'])
        .execute();
      const [before, after] = [await nameOf(from), await nameOf(to)];
      for (const { id } of handed)
        await audit(scope, {
          event: 'task_assigned',
          model: 'task',
          object_id: id,
          before: { assignee: before },
          after: { assignee: after },
        });
      const [first] = handed.toSorted((one, other) => taskDay(one).localeCompare(taskDay(other)) || one.id - other.id);
      if (!first) return;
      const count = handed.length;
      await notify(scope, {
        to: { userIds: [to] },
        kind: 'task_assigned',
        params: { task_id: first.id, task: first.title, due_date: taskDay(first), count },
        link: count > 1 ? paths.tasks() : paths.taskRecord(first.id),
      });
    },
  };
  async function nameOf(userId: number) {
    const name = fullNameOf('users').as('name');
    const user = await trx.selectFrom('users').select(name).where('id', '=', userId).executeTakeFirst();
    return user?.name ?? null;
  }
}
