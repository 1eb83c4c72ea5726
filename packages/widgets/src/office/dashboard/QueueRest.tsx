import type { DashboardQueue, DashboardQueueItem, DashboardQueueKind } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { lapsedEnds } from './lapsedEnds.ts';

/** The lists of all that waits, kind by kind, each with how much there is of it beyond what is drawn. */
export function QueueRest({ queue: { today, counts, items } }: { queue: DashboardQueue }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const drawn = (isIt: (item: DashboardQueueItem) => boolean) => items.filter(isIt).length;
  const drawnOf = (kind: DashboardQueueKind) => drawn((item) => item.kind === kind);
  const late = counts.instalment_late ?? 0;
  const drawnLate = drawn(({ kind, band }) => kind === 'instalment' && band === 'past');
  const lists = [
    { id: 'late', more: late - drawnLate, href: paths.payments({ status: 'delayed' }) },
    {
      id: 'near',
      more: (counts.instalment ?? 0) - late - (drawnOf('instalment') - drawnLate),
      href: paths.payments({ status: 'near_expiry' }),
    },
    {
      id: 'uncovered',
      more: (counts.uncovered ?? 0) - drawnOf('uncovered'),
      href: paths.policies({ status: 'draft', starts_to: today, ordering: 'start_date' }),
    },
    // All of them: some stand above as the drafts that will follow them.
    {
      id: 'lapsed',
      more: (counts.lapsed ?? 0) > drawnOf('lapsed') ? (counts.lapsed ?? 0) : 0,
      href: paths.renewals(lapsedEnds(today)),
    },
    {
      id: 'ending',
      more: (counts.ending ?? 0) - drawnOf('ending'),
      href: paths.policies({ status: 'ending', ordering: 'end_date' }),
    },
    {
      id: 'movement',
      more: (counts.movement ?? 0) - drawnOf('movement'),
      href: paths.movements({ status: 'sent' }),
    },
    { id: 'task', more: counts.task - drawnOf('task'), href: paths.tasks() },
  ] as const;
  const rest = lists.filter(({ more }) => more > 0);
  if (rest.length === 0) return t('queue.whole');
  return (
    <Inline gap="medium">
      {rest.map(({ id, href, more }) => (
        <Link key={id} href={href}>
          {t(`queue.more.${id}`, { count: more, total: number(more) })}
        </Link>
      ))}
    </Inline>
  );
}
