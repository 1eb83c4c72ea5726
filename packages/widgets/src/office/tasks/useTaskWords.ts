import type { Task, TaskRepeats } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type TaskValues, toTaskValues } from './taskValues.ts';

/** Says how often a task comes again. */
export function useRepeatWords() {
  const { t } = useTranslation('tasks');
  const { date } = useFormats();
  return (repeats: TaskRepeats | null) => {
    if (!repeats) return '';
    const often = t(`repeats.${repeats.unit}`, { count: repeats.every });
    return repeats.until ? t('repeats.untilDay', { often, date: date(repeats.until) }) : often;
  };
}

/** Names the fields of a task, and writes their values for a comparison. */
export function useTaskWords() {
  const { t } = useTranslation(['tasks', 'common']);
  const { date, time } = useFormats();
  const repeated = useRepeatWords();
  const labels: Record<string, string> = {
    title: t('field.title'),
    description: t('field.description'),
    kind: t('field.kind'),
    due_on: t('field.due_on'),
    due_time: t('field.due_time'),
    priority: t('field.priority'),
    assignee_id: t('field.assignee'),
    about: t('field.about'),
    'about.id': t('field.about'),
    'repeats.every': t('field.every'),
    'repeats.until': t('field.until'),
    is_private: t('field.is_private'),
  };
  const repeatsOf = ({ repeats: { every, unit, until } }: TaskValues) =>
    unit && every ? repeated({ every, unit, until }) : '';
  const compare = (mine: TaskValues, theirs: Task): ConflictField[] => {
    const other = toTaskValues(theirs);
    const yesNo = (is: boolean) => t(is ? 'common:state.yes' : 'common:state.no');
    return [
      { name: 'title', label: t('field.title'), mine: mine.title, theirs: other.title },
      { name: 'description', label: t('field.description'), mine: mine.description, theirs: other.description },
      { name: 'kind', label: t('field.kind'), mine: t(`kind.${mine.kind}`), theirs: t(`kind.${other.kind}`) },
      { name: 'due_on', label: t('field.due_on'), mine: date(mine.due_on), theirs: date(other.due_on) },
      { name: 'due_time', label: t('field.due_time'), mine: time(mine.due_time), theirs: time(other.due_time) },
      {
        name: 'priority',
        label: t('field.priority'),
        mine: t(`priority.${mine.priority}`),
        theirs: t(`priority.${other.priority}`),
      },
      {
        name: 'assignee_id',
        label: t('field.assignee'),
        mine: mine.assignee_id === other.assignee_id ? theirs.assignee.name : t('other'),
        theirs: theirs.assignee.name,
      },
      { name: 'about', label: t('field.about'), mine: mine.about?.label ?? '', theirs: other.about?.label ?? '' },
      { name: 'repeats', label: t('field.repeats'), mine: repeatsOf(mine), theirs: repeatsOf(other) },
      {
        name: 'is_private',
        label: t('field.is_private'),
        mine: yesNo(mine.is_private),
        theirs: yesNo(other.is_private),
      },
    ];
  };
  return { labelOf: (name: string) => labels[name], compare };
}
