import type { Task } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { cancelTask, completeTask, reopenTask, undoTaskSnooze } from '@corredor/core/operations';
import { taskDay } from '@corredor/core/tasks';
import type { RowAction } from '@corredor/ui/DataGrid';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { AlarmClock, Ban, CircleCheck, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { useFailureToast } from '../../frames/records/index.ts';

// Most visits end no call and put nothing off.
const OutcomeDialog = lazy(async () => ({ default: (await import('./OutcomeDialog.tsx')).OutcomeDialog }));
const SnoozeDialog = lazy(async () => ({ default: (await import('./SnoozeDialog.tsx')).SnoozeDialog }));

/** What can be done with a task besides changing its fields. Draw `dialog` somewhere. */
export interface TaskMoves {
  movesOf: (task: Task) => RowAction[];
  /** Notes that it is done; of a call it asks first how it ended. Absent where the reader may not. */
  completionOf: (task: Task) => (() => void) | undefined;
  dialog: ReactNode;
}

/** Completes, reopens, cancels tasks and puts them off, as far as the reader may. */
export function useTaskMoves(): TaskMoves {
  const { t } = useTranslation(['tasks', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const tellFailure = useFailureToast();
  const { date } = useFormats();
  const [asked, setAsked] = useState<{ move: 'complete' | 'snooze'; task: Task } | null>(null);
  const inputOf = ({ id, version }: Task, wish: string) => ({
    path: { taskId: id },
    header: { ...ifMatch(version), ...keyOf([wish, id, version]) },
  });
  const attempt = async (work: Promise<Task>, tell: (task: Task) => void) => {
    try {
      const task = await work;
      tell(task);
      await refreshAfter(queries, completeTask);
    } catch (error) {
      tellFailure(error);
    }
  };
  const reopen = (task: Task) =>
    void attempt(call(client, reopenTask, inputOf(task, 'reopen')), () => toast.success(t('reopened')));
  const undoSnooze = (task: Task) =>
    void attempt(call(client, undoTaskSnooze, inputOf(task, 'undo snooze')), (after) =>
      // It may have been put off before.
      toast.success(t(after.snoozed_until ? 'snoozeUndoneTo' : 'snoozeUndone', { date: date(taskDay(after)) })),
    );
  const tellSnoozed = (task: Task) =>
    toast.success(t('snoozedTo', { date: date(task.snoozed_until) }), {
      action: { label: t('common:action.undo'), onAction: () => undoSnooze(task) },
    });
  const tellDone = (task: Task) => {
    const { next, passed_over } = task;
    const follows = next && t('follows', { date: date(next.due_on) });
    const passed = passed_over > 0 && t('passedOver', { count: passed_over });
    toast.success([t('completed'), follows, passed].filter(Boolean).join(' · '), {
      action: { label: t('move.reopen'), onAction: () => reopen(task) },
    });
  };
  const complete = (task: Task) =>
    void attempt(call(client, completeTask, { ...inputOf(task, 'complete'), body: {} }), tellDone);
  const completionOf = (task: Task) => {
    if (!task.allowed_actions.includes('complete')) return undefined;
    return () => (task.kind === 'call' ? setAsked({ move: 'complete', task }) : complete(task));
  };
  const movesOf = (task: Task): RowAction[] => {
    const onComplete = completionOf(task);
    const may = (action: Task['allowed_actions'][number]) => task.allowed_actions.includes(action);
    const moves: (RowAction | false | undefined)[] = [
      onComplete && { id: 'complete', label: t('move.complete'), icon: CircleCheck, onAction: onComplete },
      may('snooze') && {
        id: 'snooze',
        label: t('move.snooze'),
        icon: AlarmClock,
        onAction: () => setAsked({ move: 'snooze', task }),
      },
      may('reopen') && { id: 'reopen', label: t('move.reopen'), icon: Undo2, onAction: () => reopen(task) },
      may('cancel') && {
        id: 'cancel',
        label: t('move.cancel'),
        icon: Ban,
        onAction: () =>
          void attempt(call(client, cancelTask, inputOf(task, 'cancel')), (cancelled) =>
            toast.success(t('cancelled'), { action: { label: t('move.reopen'), onAction: () => reopen(cancelled) } }),
          ),
      },
    ];
    return moves.filter((move) => typeof move === 'object');
  };
  const close = () => setAsked(null);
  const dialog = asked && (
    <Suspense fallback={null}>
      {asked.move === 'complete' ? (
        <OutcomeDialog task={asked.task} onClose={close} onDone={tellDone} />
      ) : (
        <SnoozeDialog task={asked.task} onClose={close} onDone={tellSnoozed} />
      )}
    </Suspense>
  );
  return { movesOf, completionOf, dialog };
}
