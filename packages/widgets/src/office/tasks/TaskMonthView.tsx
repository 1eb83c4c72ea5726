import type { Task } from '@corredor/core/api';
import { addMonths, type PlainDate } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { taskDay } from '@corredor/core/tasks';
import { Card } from '@corredor/ui/Card';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Heading } from '@corredor/ui/Heading';
import { IconLink } from '@corredor/ui/IconLink';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useIsNarrow } from '@corredor/ui/useIsNarrow';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ListState } from '../../frames/lists/index.ts';
import { AboutLink } from './AboutLink.tsx';
import * as css from './TaskMonthView.css.ts';
import { TasksHeader } from './TasksHeader.tsx';
import { taskListHref } from './TaskViews.tsx';
import { weeksOf } from './taskDays.ts';

interface TaskMonthViewProps {
  list: ListState<Task>;
  /** As in 2026-03. */
  month: string;
  today: PlainDate;
  header: Omit<ComponentProps<typeof TasksHeader>, 'shown'>;
  /** Whose tasks the list of a day shows; everybody's where absent. */
  assignee: number | undefined;
  onRetry: () => void;
}

/** Narrower than this seven days side by side cannot be read. */
const narrow = 640;
/** How many tasks a day names; the rest are counted. */
const named = 3;
const monthHref = (month: string) => paths.tasks({ view: 'month', month });

/** Open tasks in the days of a month; on a phone only the days that have some, one below the other. */
export function TaskMonthView({ list, month, today, header, assignee, onRetry }: TaskMonthViewProps) {
  const { t } = useTranslation('tasks');
  const { locale } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, narrow);
  const titleId = useId();
  const title = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shift = (by: number) => addMonths(`${month}-01`, by).slice(0, 7);
  const dayHref = (day: PlainDate) => paths.tasks({ status: 'open', from: day, until: day, assignee });
  const tasksOf = new Map<PlainDate, Task[]>();
  if (list.status === 'ready')
    for (const task of list.rows) tasksOf.set(taskDay(task), [...(tasksOf.get(taskDay(task)) ?? []), task]);
  return (
    <Stack gap="large">
      <TasksHeader shown="month" {...header} />
      <Stack gap="small">
        <Inline gap="xsmall">
          <IconLink icon={ChevronLeft} label={t('month.previous')} href={monthHref(shift(-1))} />
          <IconLink icon={ChevronRight} label={t('month.next')} href={monthHref(shift(1))} />
          <div aria-live="polite">
            <Heading level={2} size="lg" id={titleId}>
              {title.format(new Date(`${month}-01`))}
            </Heading>
          </div>
          {month !== today.slice(0, 7) && (
            <LinkButton size="small" href={monthHref(today.slice(0, 7))}>
              {t('month.today')}
            </LinkButton>
          )}
        </Inline>
        <div ref={root}>
          {list.status === 'failed' ? (
            <ErrorState title={t('failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />
          ) : list.status === 'loading' || isNarrow === null ? (
            <Skeleton shape="rows" height="32rem" />
          ) : isNarrow ? (
            <Agenda month={month} tasksOf={tasksOf} dayHref={dayHref} />
          ) : (
            <Grid labelledBy={titleId} month={month} today={today} tasksOf={tasksOf} dayHref={dayHref} />
          )}
        </div>
        {list.status === 'ready' && list.total > list.rows.length && (
          <Link href={taskListHref()}>{t('more', { count: list.total })}</Link>
        )}
      </Stack>
    </Stack>
  );
}

interface DaysProps {
  month: string;
  tasksOf: ReadonlyMap<PlainDate, readonly Task[]>;
  dayHref: (day: PlainDate) => string;
}

function Grid({ labelledBy, month, today, tasksOf, dayHref }: DaysProps & { labelledBy: string; today: PlainDate }) {
  const { t } = useTranslation('tasks');
  const { locale, date, number } = useFormats();
  const weeks = weeksOf(month);
  const weekday = (length: 'short' | 'long', day: PlainDate) =>
    new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(new Date(day));
  return (
    <table className={css.month} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={css.weekday} abbr={weekday('long', day)}>
              {weekday('short', day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const tasks = tasksOf.get(day) ?? [];
              return (
                <td
                  key={day}
                  className={css.day}
                  data-outside={day.slice(0, 7) === month ? undefined : true}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <Link
                    tone={day === today ? 'strong' : 'quiet'}
                    href={dayHref(day)}
                    aria-label={t('month.day', { date: date(day), count: tasks.length })}
                  >
                    {number(Number(day.slice(8)))}
                  </Link>
                  {tasks.length > 0 && (
                    <ul className={css.tasks}>
                      {tasks.slice(0, named).map((task) => (
                        <li key={task.id} className={css.task} data-overdue={task.band === 'overdue' || undefined}>
                          <Link href={paths.taskRecord(task.id)}>{task.title}</Link>
                        </li>
                      ))}
                      {tasks.length > named && (
                        <li>
                          <Link href={dayHref(day)}>{t('month.others', { count: tasks.length - named })}</Link>
                        </li>
                      )}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Agenda({ month, tasksOf, dayHref }: DaysProps) {
  const { t } = useTranslation('tasks');
  const { locale, time } = useFormats();
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const days = [...tasksOf.keys()].filter((day) => day.slice(0, 7) === month).toSorted();
  if (days.length === 0) return <Text tone="muted">{t('month.nothing')}</Text>;
  return (
    <Stack>
      {days.map((day) => {
        const tasks = tasksOf.get(day) ?? [];
        return (
          <Card
            key={day}
            level={3}
            title={long.format(new Date(day))}
            actions={<Link href={dayHref(day)}>{t('many', { count: tasks.length })}</Link>}
          >
            <Stack gap="small">
              {tasks.map((task) => (
                <div key={task.id}>
                  <Link href={paths.taskRecord(task.id)}>{task.title}</Link>
                  <Text size="sm" tone="muted">
                    {[t(`kind.${task.kind}`), time(task.due_time)].filter(Boolean).join(' · ')}
                    {task.about && (
                      <>
                        {' · '}
                        <AboutLink about={task.about} />
                      </>
                    )}
                  </Text>
                </div>
              ))}
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
