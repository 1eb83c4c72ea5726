import type { Task } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { completeTask } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { textOrNull } from '../../frames/forms/index.ts';
import { useLeaving } from '../../frames/leaving/index.ts';

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
  const id = useId();
  const [outcome, setOutcome] = useState('');
  const completing = useMutation({
    mutationFn: () =>
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
  const { close, question } = useLeaving({ isDirty: outcome !== '' && !completing.isPending, onClose });
  return (
    <>
      <Dialog
        isOpen
        size="small"
        title={t('outcome.title')}
        description={task.title}
        onOpenChange={(isOpen) => isOpen || close()}
        actions={
          <>
            <Button onPress={close}>{t('common:action.cancel')}</Button>
            <Button type="submit" form={id} tone="accent" isPending={completing.isPending}>
              {t('move.complete')}
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            completing.mutate();
          }}
        >
          <Stack>
            <TextArea label={t('field.outcome')} maxLength={500} autoFocus value={outcome} onChange={setOutcome} />
            {completing.error && (
              <div role="alert">
                <Text tone="critical">{completing.error.message}</Text>
              </div>
            )}
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
