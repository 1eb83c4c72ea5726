import { listTasks } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { MyDayView } from './MyDayView.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';

/** What is to be done, by when: the reader's own, or everybody's for whoever may view tasks. */
export function MyDay() {
  const client = useClient();
  const moves = useTaskMoves();
  const canAdd = useCan('core_app.add_task');
  const canViewAll = useCan('core_app.view_task');
  const canRule = useCan('core_app.change_partner');
  const [whose, setWhose] = useState<'mine' | 'all'>('mine');
  const query = { status: 'open', ordering: 'day', page_size: 200, mine: whose === 'mine' || undefined } as const;
  const tasks = useQuery({ ...queryOf(client, listTasks, { query }), placeholderData: keepPreviousData });
  return (
    <MyDayView
      list={toListState(tasks)}
      whose={whose}
      onWhose={canViewAll ? setWhose : undefined}
      moves={moves}
      canAdd={canAdd}
      canRule={canRule}
      onRetry={() => void tasks.refetch()}
    />
  );
}
