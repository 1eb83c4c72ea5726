import type { Task } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { addDays } from '@corredor/core/dates';
import { listTasks, updateTask } from '@corredor/core/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useBoardColumns } from '../../frames/boards/index.ts';
import { TaskBoardView } from './TaskBoardView.tsx';
import { boardDays, spanOf } from './taskDays.ts';
import { useWhose } from './useWhose.ts';

/** What is to be done by day, each task moved to another day by its card. */
export function TaskBoard() {
  const client = useClient();
  const queries = useQueryClient();
  const { today } = useFormats();
  const { isMine, header } = useWhose();
  const canChange = useCan('core_app.change_task');
  const days = boardDays(today());
  const query = { mine: isMine || undefined, status: 'open', ordering: 'day' } as const;
  const { board, more, retry } = useBoardColumns({
    columns: ['overdue', ...days, 'later'],
    page: (columnId, page) => queryOf(client, listTasks, { query: { ...query, ...page, ...spanOf(columnId, days) } }),
  });
  const move = async ({ id, version, snoozed_until }: Task, columnId: string) => {
    const due_on = columnId === 'later' ? addDays(days.at(-1) ?? today(), 1) : columnId;
    // Whoever gives it a day takes back that it was put off to another.
    const body = { due_on, ...(snoozed_until !== null && { snoozed_until: null }) };
    try {
      await call(client, updateTask, { path: { taskId: id }, header: ifMatch(version), body });
    } finally {
      // Where it was refused, somebody else may have changed it.
      await refreshAfter(queries, updateTask);
    }
  };
  return (
    <TaskBoardView
      board={board}
      days={days}
      header={header}
      onMove={canChange ? move : undefined}
      onMore={more}
      onRetry={retry}
    />
  );
}
