import type { Task } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { completeTask } from '@corredor/core/operations';
import { TextArea } from '@corredor/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { AskDialog, useDialogForm } from '../../frames/asking/index.ts';
import { textOrNull } from '../../frames/forms/index.ts';

interface OutcomeDialogProps {
  task: Task;
  onClose: () => void;
  onDone: (task: Task) => void;
}

/** Asks how a task ended, and notes that it is done. */
export function OutcomeDialog({ task, onClose, onDone }: OutcomeDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const completing = useMutation({
    mutationFn: (outcome: string) =>
      call(client, completeTask, {
        path: { taskId: task.id },
        header: { ...ifMatch(task.version), ...keyOf([task.id, task.version, outcome]) },
        body: { outcome: textOrNull(outcome) },
      }),
    onSuccess: (done) => {
      onDone(done);
      void refreshAfter(queries, completeTask);
      onClose();
    },
  });
  const form = useDialogForm<{ outcome: string }, string>({
    place: `tasks.outcome ${task.id}`,
    begun: { outcome: '' },
    toInput: ({ outcome }) => outcome,
    error: completing.error && toCallError(completing.error),
    isBusy: completing.isPending,
    onSubmit: (outcome) => completing.mutate(outcome),
  });
  return (
    <AskDialog
      size="small"
      title={t('outcome.title')}
      description={task.title}
      verb={t('move.complete')}
      form={form}
      failure={completing.error?.message}
      onClose={onClose}
    >
      <TextArea label={t('field.outcome')} maxLength={500} autoFocus {...form.field('outcome')} />
    </AskDialog>
  );
}
