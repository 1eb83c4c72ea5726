import type { Task } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { taskDay } from '@corredor/core/tasks';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Chip } from '@corredor/ui/Chip';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { MenuButton } from '@corredor/ui/Menu';
import { Text } from '@corredor/ui/Text';
import { Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { AboutLink } from './AboutLink.tsx';
import * as css from './TaskRow.css.ts';
import { TaskShortcut, useTaskActs } from './TaskShortcut.tsx';
import type { TaskMoves } from './useTaskMoves.tsx';

interface TaskRowProps {
  task: Task;
  /** Says whose it is, where the list has those of others too. */
  isOfAll?: boolean;
  /** It stands under the words for when it is due. */
  isInBand?: boolean;
  /** What it is about is said already. */
  hidesAbout?: boolean;
  moves: TaskMoves;
  /** With both it can be chosen among others. */
  isChosen?: boolean;
  onChoose?: (isChosen: boolean) => void;
}
/** One task in one's day: the circle that ends it, what, about what and by when, what it begins with; a box to choose it by shows as the row is reached. */
export function TaskRow(props: TaskRowProps) {
  const { task, isOfAll = false, isInBand = false, hidesAbout = false, moves, isChosen, onChoose } = props;
  const { t } = useTranslation('tasks');
  const { date, money, time, today } = useFormats();
  const onComplete = moves.completionOf(task);
  const others = moves.movesOf(task).filter(({ id }) => id !== 'complete');
  const facts = [
    t(`kind.${task.kind}`),
    [!(isInBand && task.band === 'today') && date(taskDay(task)), time(task.due_time)].filter(Boolean).join(' '),
    task.snoozed_count > 0 && t('snoozed', { count: task.snoozed_count }),
    isOfAll && task.assignee.name,
  ].filter(Boolean);
  const isOpen = task.status === 'open';
  const lateBy = isOpen && task.band === 'overdue' ? daysBetween(taskDay(task), today()) : 0;
  const acts = useTaskActs(task);
  const owed = isOpen && task.kind === 'payment' && task.about?.balance;
  return (
    <div className={css.frame}>
      <div className={css.row}>
        {onComplete && (
          <div className={css.lead}>
            <IconButton
              size="small"
              icon={Circle}
              label={t('completeNamed', { task: task.title })}
              onPress={onComplete}
            />
          </div>
        )}
        <div className={css.name}>
          <Inline gap="xsmall">
            <Link tone="strong" href={paths.taskRecord(task.id)}>
              {task.title}
            </Link>
            {task.priority === 'high' && <Chip tone="critical">{t('priority.high')}</Chip>}
          </Inline>
        </div>
        <div className={css.note}>
          <Text tone="muted">
            {facts.join(' · ')}
            {task.about && !hidesAbout && (
              <>
                {' · '}
                <AboutLink about={task.about} tone="muted" />
              </>
            )}
          </Text>
        </div>
        {acts.length > 0 && (
          <div className={css.act}>
            <TaskShortcut task={task} acts={acts} />
          </div>
        )}
        {(owed || lateBy > 0) && (
          <div className={css.days}>
            {owed && (
              <Text weight="semibold" isNumeric>
                {money(owed)}
              </Text>
            )}
            {lateBy > 0 && (
              <Text size="sm" tone="critical" weight="medium" isNumeric>
                {t('lateBy', { count: lateBy })}
              </Text>
            )}
          </div>
        )}
        {onChoose && (
          <span className={css.choice} data-chosen={isChosen || undefined}>
            <Checkbox
              aria-label={t('chooseNamed', { task: task.title })}
              isSelected={isChosen ?? false}
              onChange={onChoose}
            />
          </span>
        )}
        {others.length > 0 && (
          <div className={css.menu}>
            <MenuButton size="small" isIconOnly label={t('movesNamed', { task: task.title })} items={others} />
          </div>
        )}
      </div>
    </div>
  );
}
