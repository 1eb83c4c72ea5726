import type { DashboardSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Columns } from '@corredor/ui/Columns';
import { Stat } from '@corredor/ui/Stat';
import { CalendarClock, Clock, FilePen, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** What must not be forgotten; each number leads to its rows, and what the user may not view has no card. */
export function DueCards({ summary }: { summary: DashboardSummary | null }) {
  const { t } = useTranslation('dashboard');
  const { number, date, today, money } = useFormats();
  const due = summary?.due;
  // While it loads, words as long as those that will probably come hold their place.
  const withAmount = (words: string, amount: string | null | undefined) => {
    if (!summary) return `${words}\u00a0· ${money('10000.00')}`;
    return amount ? `${words}\u00a0· ${money(amount, summary.currency)}` : words;
  };
  const cards = [
    {
      id: 'instalments_delayed',
      tone: 'critical',
      icon: TriangleAlert,
      note: withAmount(t('due.delayedNote'), summary?.amounts.instalments_delayed),
      href: paths.payments({ status: 'delayed' }),
    },
    {
      id: 'instalments_near',
      tone: 'caution',
      icon: Clock,
      note: withAmount(t('due.nearNote'), summary?.amounts.instalments_near),
      href: paths.payments({ status: 'near_expiry' }),
    },
    {
      id: 'policies_ending',
      tone: 'caution',
      icon: CalendarClock,
      note: t('due.endingNote', { date: date(summary?.ending_until ?? today()) }),
      href: paths.policies({
        status: 'active',
        ends_from: summary?.today,
        ends_to: summary?.ending_until,
        ordering: 'end_date',
      }),
    },
    {
      id: 'drafts',
      tone: 'neutral',
      icon: FilePen,
      note: t('due.draftsNote'),
      href: paths.policies({ status: 'draft' }),
    },
  ] as const;
  return (
    <Columns count="figures">
      {cards
        .filter(({ id }) => !due || due[id] !== null)
        .map(({ id, tone, note, ...card }) => {
          const count = due?.[id] ?? 0;
          return (
            <Stat
              key={id}
              figure={`due.${id}`}
              {...card}
              label={t(`due.${id}`)}
              value={number(count)}
              tone={count > 0 ? tone : 'neutral'}
              note={count > 0 || !due ? note : t('due.nothing')}
              isLoading={!due}
            />
          );
        })}
    </Columns>
  );
}
