import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { taskDay } from '@corredor/core/tasks';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Chip } from '@corredor/ui/Chip';
import { Link } from '@corredor/ui/Link';
import { MenuButton } from '@corredor/ui/Menu';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { RelatedRow } from '../../frames/related/index.ts';
import { AboutLink } from './AboutLink.tsx';
import type { TaskMoves } from './useTaskMoves.tsx';

interface TaskRowProps {
  task: Task;
  /** Says whose it is, where the list has those of others too. */
  isOfAll?: boolean;
  /** What it is about is said already. */
  hidesAbout?: boolean;
  moves: TaskMoves;
  /** With both it can be chosen among others. */
  isChosen?: boolean;
  onChoose?: (isChosen: boolean) => void;
}
/** One task in one's day: what, about what, by when, and the button that ends it. */
export function TaskRow({ task, isOfAll = false, hidesAbout = false, moves, isChosen, onChoose }: TaskRowProps) {
  const { t } = useTranslation('tasks');
  const { date, time } = useFormats();
  const onComplete = moves.completionOf(task);
  const others = moves.movesOf(task).filter(({ id }) => id !== 'complete');
  const facts = [
    t(`kind.${task.kind}`),
    [date(taskDay(task)), time(task.due_time)].filter(Boolean).join(' '),
    task.snoozed_count > 0 && t('snoozed', { count: task.snoozed_count }),
    isOfAll && task.assignee.name,
  ].filter(Boolean);
  return (
    <RelatedRow
      name={
        <>
          {onChoose && (
            <Checkbox
              aria-label={t('chooseNamed', { task: task.title })}
              isSelected={isChosen ?? false}
              onChange={onChoose}
            />
          )}
          <Link href={paths.taskRecord(task.id)}>{task.title}</Link>
        </>
      }
      mark={task.priority === 'high' && <Chip tone="critical">{t('priority.high')}</Chip>}
      note={
        <>
          {facts.join(' · ')}
          {task.about && !hidesAbout && (
            <>
              {' · '}
              <AboutLink about={task.about} />
            </>
          )}
        </>
      }
      actions={
        (onComplete || others.length > 0) && (
          <>
            {onComplete && (
              <Button
                size="small"
                icon={CircleCheck}
                onPress={onComplete}
                aria-label={t('completeNamed', { task: task.title })}
              >
                {t('move.complete')}
              </Button>
            )}
            {others.length > 0 && (
              <MenuButton size="small" isIconOnly label={t('movesNamed', { task: task.title })} items={others} />
            )}
          </>
        )
      }
    />
  );
}
