import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { taskDay } from '@corredor/core/tasks';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { AboutLink } from './AboutLink.tsx';
import { useRepeatWords } from './useTaskWords.ts';

/** What a task is, for a panel or a page: what one asks first, and the rest. */
export function useTaskFacts(task: Task) {
  const { t } = useTranslation(['tasks', 'common']);
  const { dateTime, date, time } = useFormats();
  const repeated = useRepeatWords();
  const { next, passed_over, snoozed_until, snoozed_count } = task;
  return {
    glance: [
      { term: t('field.due_on'), detail: [date(taskDay(task)), time(task.due_time)].filter(Boolean).join(' · ') },
      { term: t('field.assignee'), detail: task.assignee.name },
      { term: t('field.about'), detail: task.about && <AboutLink about={task.about} /> },
      { term: t('field.priority'), detail: t(`priority.${task.priority}`) },
    ],
    more: [
      { term: t('field.kind'), detail: t(`kind.${task.kind}`) },
      { term: t('field.description'), detail: task.description && <Text keepsLines>{task.description}</Text> },
      {
        term: t('field.snoozed_until'),
        detail:
          snoozed_until &&
          [
            date(snoozed_until),
            t('snoozed', { count: snoozed_count }),
            snoozed_until > task.due_on && t('firstDue', { date: date(task.due_on) }),
          ]
            .filter(Boolean)
            .join(' · '),
      },
      { term: t('field.repeats'), detail: repeated(task.repeats) },
      { term: t('field.done_on'), detail: date(task.done_on) },
      { term: t('field.outcome'), detail: task.outcome },
      { term: t('field.resolution'), detail: task.resolution && t(`resolution.${task.resolution}`) },
      { term: t('field.rule'), detail: task.rule?.name },
      {
        term: t('field.next'),
        detail: next && (
          <>
            <Link href={paths.taskRecord(next.id)}>{date(next.due_on)}</Link>
            {passed_over > 0 && <Text tone="muted"> · {t('passedOver', { count: passed_over })}</Text>}
          </>
        ),
      },
      { term: t('field.is_private'), detail: t(task.is_private ? 'common:state.yes' : 'common:state.no') },
    ].filter(({ detail }) => Boolean(detail)),
    record: [
      { term: t('field.author'), detail: task.author.name },
      { term: t('created'), detail: dateTime(task.created_at) },
      { term: t('updated'), detail: dateTime(task.updated_at) },
    ],
  };
}
