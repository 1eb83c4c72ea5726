import type { Task } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { listTasks } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type ListState, toListState } from '../../frames/lists/index.ts';

/** How many pages of 200 are read at most; more tasks are a list's business. */
const mostPages = 5;
interface Wanted {
  mine?: boolean;
  from?: string;
  until?: string;
}

/** The open tasks of some days, the first before the others, all at once. */
export function useOpenTasks(wanted: Wanted): {
  list: ListState<Task>;
  retry: () => void;
} {
  const client = useClient();
  const query = { ...wanted, status: 'open', ordering: 'day', page_size: 200 } as const;
  const [tag, operation] = queryOf(client, listTasks, { query }).queryKey;
  const tasks = useQuery({
    queryKey: [tag, operation, 'pages', query],
    queryFn: async () => {
      const first = await call(client, listTasks, { query });
      const more = Math.min(mostPages, Math.ceil(first.count / 200)) - 1;
      const ask = (page: number) => call(client, listTasks, { query: { ...query, page } });
      const others = await Promise.all(Array.from({ length: Math.max(0, more) }, (_, at) => ask(at + 2)));
      return { ...first, results: [first, ...others].flatMap(({ results }) => results) };
    },
    placeholderData: keepPreviousData,
    meta: { reads: listTasks.reads },
  });
  return { list: toListState(tasks), retry: () => void tasks.refetch() };
}
