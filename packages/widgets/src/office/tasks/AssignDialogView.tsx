import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../frames/leaving/index.ts';
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
  return (
    <AskDialog
      size="small"
      title={t('assign.title')}
      description={description}
      verb={t('move.assign')}
      isDirty={userId !== null}
      onSubmit={() => {
        setTried(true);
        if (userId !== null) onAssign(userId);
      }}
      onClose={onClose}
    >
      <TaskAssigneePicker
        label={t('field.assignee')}
        isRequired
        value={userId}
        onChange={setUserId}
        errorMessage={hasTried && userId === null ? t('common:validation.required') : undefined}
      />
    </AskDialog>
  );
}
