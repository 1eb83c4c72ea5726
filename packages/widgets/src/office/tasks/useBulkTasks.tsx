import type { Task } from '@corredor/core/api';
import { type ApiClient, call, ifMatch } from '@corredor/core/client';
import { addDays } from '@corredor/core/dates';
import { assignTask, cancelTask, completeTask, snoozeTask } from '@corredor/core/operations';
import { AlarmClock, Ban, CircleCheck, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
import { useRequestKey } from '../../base/data/index.ts';
import type { BulkVerb } from '../../frames/lists/index.ts';
import { AssignDialogView } from './AssignDialogView.tsx';
import { SnoozeDialogView } from './SnoozeDialogView.tsx';

/** Whoever does a task or has added it may move it on, whatever else they may. */
const isMovable = ({ allowed_actions }: Task) => allowed_actions.length > 0;

/** What is done with many tasks at once: completed, put off to one day, given to one person, cancelled. */
export function useBulkTasks(client: ApiClient): BulkVerb<Task>[] {
  const { t } = useTranslation('tasks');
  const keyOf = useRequestKey();
  const { today } = useFormats();
  const mayAssign = useCan('core_app.change_task');
  const inputOf = ({ id, version }: Task, run: object, wish: string) => ({
    path: { taskId: id },
    header: { ...ifMatch(version), ...keyOf([wish, id, version]), ...run },
  });
  const assign: BulkVerb<Task> = {
    id: 'assign',
    kind: 'assignTask',
    label: t('move.assign'),
    icon: UserCheck,
    refuses: ({ status }) => (status === 'open' ? null : t('notOpen')),
    ask: ({ count, start, cancel }) => (
      <AssignDialogView
        description={t('many', { count })}
        onClose={cancel}
        onAssign={(assignee_id) =>
          start(
            (task, run) =>
              call(client, assignTask, { ...inputOf(task, run, `assign ${assignee_id}`), body: { assignee_id } }),
            { params: { assignee_id: String(assignee_id) } },
          )
        }
      />
    ),
  };
  return [
    {
      id: 'complete',
      kind: 'completeTask',
      isFor: isMovable,
      label: t('move.complete'),
      icon: CircleCheck,
      question: (count) => t('completeMany', { count }),
      refuses: ({ allowed_actions }) => (allowed_actions.includes('complete') ? null : t('notMovable')),
      run: (task, run) => call(client, completeTask, { ...inputOf(task, run, 'complete'), body: {} }),
    },
    {
      id: 'snooze',
      kind: 'snoozeTask',
      isFor: isMovable,
      label: t('move.snooze'),
      icon: AlarmClock,
      refuses: ({ allowed_actions }) => (allowed_actions.includes('snooze') ? null : t('notMovable')),
      ask: ({ count, start, cancel }) => (
        <SnoozeDialogView
          description={t('many', { count })}
          start={addDays(today(), 1)}
          onClose={cancel}
          onSnooze={(until) =>
            start(
              (task, run) => call(client, snoozeTask, { ...inputOf(task, run, `snooze ${until}`), body: { until } }),
              { params: { until } },
            )
          }
        />
      ),
    },
    ...(mayAssign ? [assign] : []),
    {
      id: 'cancel',
      kind: 'cancelTask',
      isFor: isMovable,
      label: t('move.cancel'),
      icon: Ban,
      leave: t('keepMany'),
      question: (count) => t('cancelMany', { count }),
      refuses: ({ allowed_actions }) => (allowed_actions.includes('cancel') ? null : t('notMovable')),
      run: (task, run) => call(client, cancelTask, inputOf(task, run, 'cancel')),
    },
  ];
}
