import type { InstalmentsSummary, Payment } from '@corredor/core/api';
import { subtractMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Stepper } from '@corredor/ui/Stepper';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ListState } from '../../frames/lists/index.ts';
import { toneOf } from './paymentStatus.tsx';

interface PolicyPaymentsViewProps {
  list: ListState<Payment>;
  summary: InstalmentsSummary;
  currency: string;
  canChange: boolean;
  onMove: (payment: Payment) => void;
  /** Reminds the payer. */
  onRemind: (payment: Payment) => void;
  onRetry: () => void;
}

/** A policy's instalments in time: each with its state, and what has been collected of the whole. */
export function PolicyPaymentsView({
  list,
  summary,
  currency,
  canChange,
  onMove,
  onRemind,
  onRetry,
}: PolicyPaymentsViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date } = useFormats();
  if (list.status === 'failed')
    return (
      <ErrorState title={t('timeline.failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />
    );
  if (list.status === 'loading') return <Skeleton shape="block" height="24rem" />;
  if (list.rows.length === 0)
    return <EmptyState drawing="list" title={t('timeline.emptyTitle')} text={t('timeline.emptyText')} />;
  const next = list.rows.find((payment) => !payment.is_paid);
  const action = (payment: Payment) => {
    const can = payment.allowed_actions.includes(payment.is_paid ? 'unpay' : 'pay');
    return (
      canChange &&
      can && (
        <Button
          size="small"
          tone={payment.is_paid ? 'quiet' : 'neutral'}
          aria-label={t(payment.is_paid ? 'timeline.unpayNamed' : 'timeline.payNamed', { number: payment.number })}
          onPress={() => onMove(payment)}
        >
          {t(payment.is_paid ? 'common:action.unpay' : 'common:action.pay')}
        </Button>
      )
    );
  };
  return (
    <Stack>
      <Card padding="medium">
        <Stack gap="small">
          <ProgressBar
            label={t('timeline.collected')}
            value={shareOf(summary)}
            valueText={money(summary.collected, currency)}
            tone="positive"
          />
          <DescriptionList
            columns={3}
            items={[
              { term: t('timeline.total'), detail: money(summary.total, currency) },
              { term: t('timeline.open'), detail: money(subtractMoney(summary.total, summary.collected), currency) },
              { term: t('timeline.paid'), detail: t('ofCount', { number: summary.paid, count: summary.count }) },
            ]}
          />
        </Stack>
      </Card>
      <Card padding="medium">
        <Stepper
          label={t('timeline.label')}
          orientation="vertical"
          steps={list.rows.map((payment) => ({
            id: String(payment.id),
            title: (
              <Inline gap="small">
                <Link tone="strong" href={paths.paymentDetail(payment.id)}>
                  {t('timeline.instalment', { number: payment.number, count: payment.instalments_count })}
                </Link>
                <span>{money(payment.amount, payment.currency)}</span>
              </Inline>
            ),
            actions: (
              <>
                {canChange && payment.id === next?.id && payment.allowed_actions.includes('notify') && (
                  <Button size="small" tone="quiet" onPress={() => onRemind(payment)}>
                    {t('common:action.notify')}
                  </Button>
                )}
                {action(payment)}
              </>
            ),
            note: payment.is_paid
              ? t('timeline.paidOn', {
                  date: date(payment.payment_date),
                  method: payment.payment_method ? t(`common:paymentMethod.${payment.payment_method}`) : '',
                })
              : t('timeline.dueOn', { date: date(payment.due_date) }),
            state: t(`common:paymentStatus.${payment.status}`),
            tone: toneOf(payment.status),
            isCurrent: payment.id === next?.id,
          }))}
        />
      </Card>
    </Stack>
  );
}

/** How much of the whole is collected, from 0 to 100; a drawing needs no cents. */
const shareOf = ({ total, collected }: InstalmentsSummary) => {
  const all = Number(total);
  return all > 0 ? Math.min(100, (Number(collected) / all) * 100) : 0;
};
