import type { DashboardQueue, DashboardQueueKind } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { longestLapsedDays } from '@corredor/core/renewals';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** The lists of all that waits, kind by kind, each with how much there is of it beyond what is drawn. */
export function QueueRest({ queue: { today, near_until, counts, items } }: { queue: DashboardQueue }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const lists: readonly { kind: DashboardQueueKind; href: string }[] = [
    { kind: 'instalment', href: paths.payments({ status: 'unpaid', due_to: near_until }) },
    {
      kind: 'uncovered',
      href: paths.policies({ status: 'draft', starts_to: today, ordering: 'start_date' }),
    },
    {
      kind: 'lapsed',
      href: paths.renewals({ ends_from: addDays(today, -longestLapsedDays), ends_to: addDays(today, -1) }),
    },
    { kind: 'ending', href: paths.policies({ status: 'ending', ordering: 'end_date' }) },
    { kind: 'movement', href: paths.movements({ status: 'sent' }) },
    { kind: 'task', href: paths.tasks() },
  ];
  const rest = lists
    .map(({ kind, href }) => {
      const drawn = items.filter((item) => item.kind === kind).length;
      return { kind, href, more: (counts[kind] ?? 0) - drawn };
    })
    .filter(({ more }) => more > 0);
  if (rest.length === 0) return t('queue.whole');
  return (
    <Inline gap="medium">
      {rest.map(({ kind, href, more }) => (
        <Link key={kind} href={href}>
          {t(`queue.more.${kind}`, { count: more, total: number(more) })}
        </Link>
      ))}
    </Inline>
  );
}
