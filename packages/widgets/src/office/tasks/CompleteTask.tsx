import type { Task } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { useTranslation } from 'react-i18next';
import { useTaskMoves } from './useTaskMoves.tsx';

/** The button that completes a task where other things are done too; of a call it asks how it ended. */
export function CompleteTask({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const moves = useTaskMoves();
  const onComplete = moves.completionOf(task);
  if (!onComplete) return null;
  return (
    <>
      <Button size="small" aria-label={t('completeNamed', { task: task.title })} onPress={onComplete}>
        {t('move.complete')}
      </Button>
      {moves.dialog}
    </>
  );
}
