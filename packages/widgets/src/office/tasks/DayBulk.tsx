import type { Task } from '@corredor/core/api';
import { completeTask } from '@corredor/core/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { ChosenRows } from '../../frames/lists/index.ts';
import { useBulkTasks } from './useBulkTasks.tsx';

interface DayBulkProps {
  tasks: readonly Task[];
  chosen: ReadonlySet<number>;
  onChosen: (ids: ReadonlySet<number>) => void;
}

/** What can be done with the chosen tasks of one's day: completed, put off, given to somebody. */
export default function DayBulk({ tasks, chosen, onChosen }: DayBulkProps) {
  const queries = useQueryClient();
  const verbs = useBulkTasks(useClient());
  const known = tasks.filter(({ id }) => chosen.has(id));
  return (
    <ChosenRows
      bulk={{
        nameOf: ({ title }: Task) => title,
        verbs,
        readPage: async () => ({ count: known.length, results: known }),
        onChanged: () => void refreshAfter(queries, completeTask),
      }}
      selected={{
        selection: { kind: 'rows', ids: new Set(known.map(({ id }) => id)) },
        setSelection: (next) =>
          onChosen(new Set(next.kind === 'rows' ? [...next.ids].map(Number) : tasks.map(({ id }) => id))),
        settle: (outcomes) => {
          const done = new Set(outcomes.flatMap(({ status, row }) => (status === 'done' ? [row.id] : [])));
          onChosen(new Set([...chosen].filter((id) => !done.has(id))));
        },
        known,
        readRows: async () => known,
      }}
      total={tasks.length}
      isAtLeast={false}
      columns={[]}
      hiddenColumns={[]}
    />
  );
}
