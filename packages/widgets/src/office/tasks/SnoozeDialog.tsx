import type { Task } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { addDays } from '@corredor/core/dates';
import { snoozeTask } from '@corredor/core/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFormats } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { SnoozeDialogView } from './SnoozeDialogView.tsx';

interface SnoozeDialogProps {
  task: Task;
  onClose: () => void;
  /** Tells that it is put off. */
  onDone: (task: Task) => void;
}
/** Puts one task off. */
export function SnoozeDialog({ task, onClose, onDone }: SnoozeDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const { today } = useFormats();
  const snoozing = useMutation({
    mutationFn: (until: string) =>
      call(client, snoozeTask, {
        path: { taskId: task.id },
        header: { ...ifMatch(task.version), ...keyOf([task.id, task.version, until]) },
        body: { until },
      }),
    onSuccess: (snoozed) => {
      onDone(snoozed);
      void refreshAfter(queries, snoozeTask);
      onClose();
    },
  });
  return (
    <SnoozeDialogView
      description={task.title}
      start={addDays(today(), 1)}
      place={`tasks.snooze ${task.id}`}
      isPending={snoozing.isPending}
      failure={snoozing.error?.message}
      onSnooze={(until) => snoozing.mutate(until)}
      onClose={onClose}
    />
  );
}
