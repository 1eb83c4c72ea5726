import type { DashboardQueue, DashboardQueueItem, DashboardQueueKind, Payment, Task } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { compareMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Chip } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { WorkItem } from '@corredor/ui/WorkQueue';
import { CalendarClock, CalendarX, FileClock, ShieldAlert, SquareCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { SampleMark } from '../../frames/records/index.ts';

interface Does {
  /** Left out for who may not collect. */
  onPay?: (payment: Payment) => void;
  onComplete?: (task: Task) => void;
  canMove: boolean;
}

const icons: Record<DashboardQueueKind, IconType> = {
  instalment: Wallet,
  uncovered: ShieldAlert,
  lapsed: CalendarX,
  ending: CalendarClock,
  movement: FileClock,
  task: SquareCheck,
};
const records: Record<DashboardQueueKind, (id: number) => string> = {
  instalment: paths.paymentRecord,
  uncovered: paths.policyRecord,
  lapsed: paths.policyRecord,
  ending: paths.policyRecord,
  movement: paths.movementDetail,
  task: paths.taskRecord,
};

/** What the money of each is: still owed, the premium of a term, or by how much a movement changes it. */
const figures: Record<DashboardQueueKind, 'owed' | 'premium' | 'change'> = {
  instalment: 'owed',
  uncovered: 'premium',
  lapsed: 'premium',
  ending: 'premium',
  movement: 'change',
  // A task has none.
  task: 'owed',
};

/** An insurer that takes long is no loss yet; all else that is over is. */
const toneOf = ({ kind, band }: Pick<DashboardQueueItem, 'kind' | 'band'>) => {
  if (band === 'past') return kind === 'movement' ? 'caution' : 'critical';
  return band === 'today' ? 'caution' : 'neutral';
};

/** How one thing that waits is said, and what is done with it. */
export function useQueueItem({ onPay, onComplete, canMove }: Does) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { money, bareMoney, nearDate: date, time } = useFormats();

  const nameOf = ({ customer, policy, task }: DashboardQueueItem) =>
    task?.title ?? customer?.name ?? policy?.name ?? '';
  const noteOf = (item: DashboardQueueItem): string => {
    const { kind, band, day, payment, task, provider } = item;
    const policy = item.policy?.name ?? '';
    if (task) {
      return [task.about?.label, time(task.due_time)].filter(Boolean).join(' · ') || date(day);
    }
    if (payment) {
      const { number, instalments_count: count, paid_amount: paid, amount } = payment;
      const line = t(band === 'past' ? 'queue.instalmentLate' : 'queue.instalment', {
        policy,
        number,
        count,
        date: date(day),
      });
      if (compareMoney(paid, '0.00') <= 0) return line;
      return `${line} · ${t('queue.part', { paid: bareMoney(paid), amount: bareMoney(amount) })}`;
    }
    const insurer = provider?.short_name;
    if (kind === 'movement') {
      const movement = item.movement_kind ? t(`common:movementKind.${item.movement_kind}`) : '';
      const sent = t('queue.sent', { provider: insurer, date: date(day) });
      return [policy, `${movement} ${item.movement_number}`, sent].join(' · ');
    }
    return [
      policy,
      insurer,
      t(`queue.${kind === 'lapsed' ? 'ended' : kind === 'ending' ? 'ends' : 'began'}`, { date: date(day) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const markOf = ({ kind, band, day }: DashboardQueueItem, today: string): ReactNode => {
    const days = Math.abs(daysBetween(day, today));
    if (band === 'past') return <Chip tone={toneOf({ kind, band })}>{t(`queue.past.${kind}`, { count: days })}</Chip>;
    if (kind === 'movement') return null;
    return (
      <Chip tone={toneOf({ kind, band })}>
        {band === 'today' ? t('queue.today') : t('queue.near', { count: days })}
      </Chip>
    );
  };
  const actionOf = (item: DashboardQueueItem): ReactNode => {
    const { kind, id, payment, task, policy } = item;
    const about = [nameOf(item), task ? undefined : policy?.name].filter(Boolean).join(', ');
    if (task) {
      if (!onComplete || !task.allowed_actions.includes('complete')) return null;
      return (
        <Button size="small" aria-label={`${t('queue.complete')}: ${about}`} onPress={() => onComplete(task)}>
          {t('queue.complete')}
        </Button>
      );
    }
    if (payment)
      return (
        onPay &&
        payment.allowed_actions.includes('pay') && (
          <Button size="small" aria-label={`${t('common:action.pay')}: ${about}`} onPress={() => onPay(payment)}>
            {t('common:action.pay')}
          </Button>
        )
      );
    const link = (verb: string, href: string) => (
      <LinkButton size="small" href={href} aria-label={`${verb}: ${about}`}>
        {verb}
      </LinkButton>
    );
    if (kind === 'movement') return link(t('queue.review'), records.movement(id));
    return (
      canMove && link(t(kind === 'uncovered' ? 'common:action.enable' : 'common:action.renew'), paths.policyMove(id))
    );
  };

  return (item: DashboardQueueItem, { today, currency }: DashboardQueue): WorkItem => {
    const { kind, id, at_risk } = item;
    return {
      id: `${kind} ${id}`,
      icon: icons[kind],
      iconLabel: t(`queue.kind.${kind}`),
      tone: toneOf(item),
      title: nameOf(item),
      href: records[kind](id),
      mark: (
        <>
          {markOf(item, today)}
          <SampleMark of={item} />
        </>
      ),
      note: noteOf(item),
      figure: at_risk !== null && (
        <Stack gap="none" align="end">
          <Text as="strong" weight="semibold" isNumeric>
            {money(at_risk, currency)}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {t(`queue.figure.${figures[kind]}`)}
          </Text>
        </Stack>
      ),
      action: actionOf(item),
    };
  };
}
