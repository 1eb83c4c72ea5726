import { Skeleton } from '@corredor/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { useNavigation } from '../base/navigation/index.ts';
import { MyDay } from '../office/tasks/index.ts';

// Who looks at the own day needs no grid.
const TaskList = lazy(() => import('./TasksList.tsx'));
const views: Record<string, typeof TaskList> = {
  board: lazy(() => import('./TasksBoard.tsx')),
  month: lazy(() => import('./TasksMonth.tsx')),
};

/** `/app/management/tasks`: one's own day, its board or its month, and the list as soon as the address asks for something of it. */
export function TasksScreen() {
  const { search } = useNavigation();
  if (search === '') return <MyDay />;
  const View = views[new URLSearchParams(search).get('view') ?? ''] ?? TaskList;
  return (
    <Suspense fallback={<Skeleton shape="rows" height="24rem" />}>
      <View />
    </Suspense>
  );
}
