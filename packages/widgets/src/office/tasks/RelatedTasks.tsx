import type { TaskModel } from '@corredor/core/api';
import { listTasks } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { pageOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { RelatedList, RelatedRow } from '../../frames/related/index.ts';
import { TaskRow } from './TaskRow.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';

const shown = 5;

interface RelatedTasksProps {
  model: TaskModel;
  id: number;
  /** Of a renewal or a movement, also what is to be done about its policy. */
  withPolicy?: boolean;
  /** Also what was done about it last, with how it ended. */
  withDone?: boolean;
}

/** What is still to be done about a record, on its page, and the way to add something. Draws nothing where there is neither. */
export function RelatedTasks({ withDone = false, ...props }: RelatedTasksProps) {
  return (
    <>
      <OpenTasks {...props} />
      {withDone && <DoneTasks {...props} />}
    </>
  );
}

const told = 3;
/** What was done about a record last: when, by whom and how it ended. Draws nothing where nothing was. */
function DoneTasks({ model, id }: RelatedTasksProps) {
  const { t } = useTranslation('tasks');
  const { date } = useFormats();
  const about = { about_model: model, about_id: id, status: 'done' } as const;
  const query = { ...about, ordering: '-updated_at', page_size: told } as const;
  const tasks = useQuery(pageOf(useClient(), listTasks, { query }));
  const list = toListState(tasks);
  if (list.status !== 'ready' || list.total === 0) return null;
  return (
    <RelatedList
      title={t('done.title')}
      list={list}
      empty={t('nothing.title')}
      all={{ label: t('done.all', { count: list.total }), href: paths.tasks(about) }}
      onRetry={() => void tasks.refetch()}
    >
      {({ id: taskId, title, kind, done_on, assignee, outcome }) => (
        <RelatedRow
          name={
            <Link tone="strong" href={paths.taskRecord(taskId)}>
              {title}
            </Link>
          }
          note={[t(`kind.${kind}`), date(done_on), assignee.name, outcome].filter(Boolean).join(' · ')}
        />
      )}
    </RelatedList>
  );
}

function OpenTasks({ model, id, withPolicy }: RelatedTasksProps) {
  const { t } = useTranslation('tasks');
  const canAdd = useCan('core_app.add_task');
  const moves = useTaskMoves();
  const about = { about_model: model, about_id: id, with_policy: withPolicy };
  const query = { ...about, status: 'open', ordering: 'day', page_size: shown } as const;
  const tasks = useQuery(pageOf(useClient(), listTasks, { query }));
  const list = toListState(tasks);
  if (list.status === 'loading' || (list.status === 'ready' && list.total === 0 && !canAdd)) return null;
  return (
    <>
      <RelatedList
        title={t('title')}
        actions={
          canAdd && (
            <LinkButton size="small" icon={Plus} href={paths.newTask({ about_model: model, about_id: id })}>
              {t('add')}
            </LinkButton>
          )
        }
        list={list}
        hasCount
        empty={t('nothing.title')}
        all={{
          label: t('more', { count: list.status === 'ready' ? list.total : 0 }),
          href: paths.tasks({ ...about, status: 'open' }),
        }}
        onRetry={() => void tasks.refetch()}
      >
        {(task) => <TaskRow task={task} isOfAll hidesAbout={task.about?.model === model} moves={moves} />}
      </RelatedList>
      {moves.dialog}
    </>
  );
}
