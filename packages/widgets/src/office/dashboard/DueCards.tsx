import type { DashboardSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Stat } from '@corredor/ui/Stat';
import { CalendarClock, CalendarX, Clock, FilePen, ShieldAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './DueCards.css.ts';
import { lapsedEnds } from './lapsedEnds.ts';
import { lateRows } from './lateRows.ts';
import { useOwnRows } from './useOwnRows.ts';

/** What must not be forgotten today; each number leads to its rows, and what the user may not view has no card. */
export function DueCards({ summary }: { summary: DashboardSummary | null }) {
  const { t } = useTranslation('dashboard');
  const { number, date, today, money } = useFormats();
  const { own } = useOwnRows();
  const due = summary?.due;
  const isLoading = !summary;
  // While it loads, words as long as those that will probably come hold their place.
  const counted = (count: number | null | undefined) => ({ count: count ?? 10, total: number(count ?? 10) });
  const cards = [
    {
      id: 'policies_lapsed',
      tone: 'critical',
      icon: CalendarX,
      value: number(due?.policies_lapsed),
      note: t('due.lapsedNote', { amount: money(summary?.amounts.policies_lapsed, summary?.currency) }),
      href: paths.renewals(summary ? lapsedEnds(summary.today) : {}),
    },
    {
      id: 'instalments_delayed',
      tone: 'critical',
      icon: TriangleAlert,
      value: money(summary?.amounts.instalments_delayed, summary?.currency),
      note: t('due.delayedNote', counted(due?.instalments_delayed)),
      href: lateRows(own),
    },
    {
      id: 'instalments_near',
      tone: 'caution',
      icon: Clock,
      value: money(summary?.amounts.instalments_near, summary?.currency),
      note: nearNote(),
      href: paths.payments({ status: 'near_expiry', ...own }),
    },
    {
      id: 'policies_ending',
      tone: 'caution',
      icon: CalendarClock,
      value: number(due?.policies_ending),
      note: t('due.endingNote', { date: date(summary?.ending_until ?? today()) }),
      href: paths.policies({
        status: 'active',
        ends_from: summary?.today,
        ends_to: summary?.ending_until,
        is_closing: false,
        ordering: 'end_date',
        ...own,
      }),
    },
    {
      id: 'policies_uncovered',
      tone: 'caution',
      icon: ShieldAlert,
      value: number(due?.policies_uncovered),
      note: t('due.uncoveredNote'),
      href: paths.policies({ status: 'draft', starts_to: summary?.today, ordering: 'start_date', ...own }),
    },
    {
      id: 'unfinished_forms',
      tone: 'neutral',
      icon: FilePen,
      value: number(due?.unfinished_forms),
      note: t('due.formsNote'),
      href: paths.dashboard({ unfinished: true }),
    },
  ] as const;
  function nearNote() {
    const days = summary?.near_days ?? 7;
    const words = counted(due?.instalments_near);
    if (days < 2) return t(days === 0 ? 'due.nearNoteToday' : 'due.nearNoteTomorrow', words);
    return t('due.nearNote', { ...words, days: number(days) });
  }
  return (
    <div className={css.place}>
      <div className={css.grid}>
        {cards
          // Few leave a form unfinished: there is no card that says that there is none.
          .filter(({ id }) => (id === 'unfinished_forms' ? due?.unfinished_forms : !due || due[id] !== null))
          .map(({ id, tone, note, ...card }) => {
            const isSome = (due?.[id] ?? 0) > 0;
            return (
              <div key={id} className={css.cell} data-figure={`due.${id}`} data-loading={isLoading || undefined}>
                <Stat
                  {...card}
                  size="small"
                  valueWidth={id === 'instalments_delayed' || id === 'instalments_near' ? '6.25rem' : '0.75rem'}
                  label={t(`due.${id}`)}
                  tone={isSome ? tone : 'neutral'}
                  note={isSome || isLoading ? note : t('due.nothing')}
                  isLoading={isLoading}
                />
              </div>
            );
          })}
      </div>
    </div>
  );
}
