import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../../frames/leaving/index.ts';
import { TaskAssigneePicker } from '../../frames/pickers/index.ts';

interface AssignDialogViewProps {
  /** How many tasks. */
  description: string;
  onAssign: (userId: number) => void;
  onClose: () => void;
}

/** Asks who does tasks from now on. */
export function AssignDialogView({ description, onAssign, onClose }: AssignDialogViewProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const [userId, setUserId] = useState<number | null>(null);
  const [hasTried, setTried] = useState(false);
  const id = useId();
  const { close, question } = useLeaving({ isDirty: userId !== null, onClose });
  return (
    <>
      <Dialog
        isOpen
        size="small"
        title={t('assign.title')}
        description={description}
        onOpenChange={(isOpen) => isOpen || close()}
        actions={
          <>
            <Button onPress={close}>{t('common:action.cancel')}</Button>
            <Button type="submit" form={id} tone="accent">
              {t('move.assign')}
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (userId !== null) onAssign(userId);
          }}
        >
          <TaskAssigneePicker
            label={t('field.assignee')}
            isRequired
            value={userId}
            onChange={setUserId}
            errorMessage={hasTried && userId === null ? t('common:validation.required') : undefined}
          />
        </form>
      </Dialog>
      {question}
    </>
  );
}
