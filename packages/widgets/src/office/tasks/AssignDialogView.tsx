import { useTranslation } from 'react-i18next';
import { AskDialog, useDialogForm } from '../../frames/asking/index.ts';
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
  const form = useDialogForm<{ userId: number | null }, number>({
    place: null,
    begun: { userId: null },
    faults: ({ userId }) => ({ userId: userId === null && t('common:validation.required') }),
    toInput: ({ userId }) => userId,
    onSubmit: onAssign,
  });
  return (
    <AskDialog
      size="small"
      title={t('assign.title')}
      description={description}
      verb={t('move.assign')}
      form={form}
      onClose={onClose}
    >
      <TaskAssigneePicker label={t('field.assignee')} isRequired {...form.field('userId')} />
    </AskDialog>
  );
}
