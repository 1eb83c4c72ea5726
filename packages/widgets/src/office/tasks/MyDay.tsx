import { listTasks } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { MyDayView } from './MyDayView.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';
import { useWhose } from './useWhose.ts';

/** What is to be done, by when: the reader's own, or everybody's for whoever may view tasks. */
export function MyDay() {
  const client = useClient();
  const moves = useTaskMoves();
  const canChange = useCan('core_app.change_task');
  const { isMine, header } = useWhose();
  const query = { status: 'open', ordering: 'day', page_size: 200, mine: isMine || undefined } as const;
  const tasks = useQuery({ ...queryOf(client, listTasks, { query }), placeholderData: keepPreviousData });
  return (
    <MyDayView
      list={toListState(tasks)}
      header={header}
      moves={moves}
      canChoose={(task) => canChange || task.allowed_actions.length > 0}
      onRetry={() => void tasks.refetch()}
    />
  );
}
