import type { InstalmentsSummary, Payment, Policy } from '@corredor/core/api';
import { subtractMoney } from '@corredor/core/money';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Landmark, Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { ListState } from '../../../frames/lists/index.ts';
import type { PaymentMoving } from '../moves/index.ts';
import { PayerLine } from '../parts/index.ts';
import { PaymentPlan } from './PaymentPlan.tsx';
import { PremiumBalance } from './PremiumBalance.tsx';

interface PolicyPaymentsViewProps {
  list: ListState<Payment>;
  policy: Pick<Policy, 'instalments_summary' | 'total_grant' | 'premium_balance' | 'currency'>;
  moves: Pick<PaymentMoving, 'canChange' | 'move' | 'remind' | 'cross' | 'remit'>;
  /** Spreads one transfer over what is open. */
  onTransfer: () => void;
  /** Shows what came in for one, each part with a way to take it back. */
  onReceipts: (payment: Payment) => void;
  onRetry: () => void;
}

/** A policy's instalments in time: what has been collected of the whole, who owes the rest, and each with its state. */
export function PolicyPaymentsView({ list, policy, moves, onTransfer, onReceipts, onRetry }: PolicyPaymentsViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money } = useFormats();
  const { instalments_summary: summary, currency } = policy;
  const parts = usePaidParts(policy);
  if (list.status === 'failed')
    return (
      <ErrorState title={t('timeline.failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />
    );
  if (list.status === 'loading') return <Skeleton shape="rows" height="24rem" />;
  if (list.rows.length === 0)
    return policy.premium_balance ? (
      <Stack>
        <EmptyState drawing="list" title={t('timeline.givenUpTitle')} text={t('timeline.givenUpText')} />
        <PremiumBalance policy={policy} />
      </Stack>
    ) : (
      <EmptyState drawing="list" title={t('timeline.emptyTitle')} text={t('timeline.emptyText')} />
    );
  const next = list.rows.find(({ kind, is_paid }) => kind === 'premium' && !is_paid);
  const credit = list.rows.find(({ allowed_actions }) => allowed_actions.includes('cross'));
  const payable = list.rows.filter(({ allowed_actions }) => allowed_actions.includes('pay'));
  const collected = (
    <Stack gap="small">
      <Inline gap="small">
        <Text tone="strong" weight="semibold">
          {[
            t(parts.length > 0 ? 'timeline.settledOf' : 'timeline.collectedOf', {
              paid: money(summary.collected, currency),
              total: money(summary.total, currency),
            }),
            t('timeline.paidOf', { paid: summary.paid, count: summary.count }),
          ].join(' · ')}
        </Text>
        <PremiumBalance policy={policy} />
      </Inline>
      <ProgressBar
        isLabelHidden
        label={t(parts.length > 0 ? 'timeline.settled' : 'timeline.collected')}
        value={shareOf(summary)}
        valueText={money(summary.collected, currency)}
        tone="positive"
      />
      {(parts.length > 0 || summary.credits > 0) && (
        <DescriptionList
          items={[
            ...parts,
            ...(summary.credits > 0
              ? [{ term: t('credit.toUse'), detail: money(summary.credit_balance, currency) }]
              : []),
          ]}
        />
      )}
      {moves.canChange && (payable.length > 1 || credit) && (
        <Inline gap="small">
          {payable.length > 1 && (
            <Button icon={Landmark} size="small" onPress={onTransfer}>
              {t('transfer.verb')}
            </Button>
          )}
          {credit && (
            <Button icon={Shuffle} size="small" onPress={() => moves.cross(credit)}>
              {t('cross.verb')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
  return (
    <Stack>
      <Card>
        {next ? (
          <Columns>
            {collected}
            <PayerLine payment={next} />
          </Columns>
        ) : (
          collected
        )}
      </Card>
      <Card>
        <PaymentPlan
          payments={list.rows}
          moves={moves}
          onReceipts={onReceipts}
          sum={{
            total: money(summary.total, currency),
            open: money(subtractMoney(summary.total, summary.collected), currency),
          }}
        />
      </Card>
    </Stack>
  );
}

/** What is settled, by the way in which it was: money is one, a crossing another. Nothing where all of it is money. */
function usePaidParts({ instalments_summary: summary, currency }: Pick<Policy, 'instalments_summary' | 'currency'>) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { collected, crossed, withheld, written_off: writtenOff } = summary;
  const others = [
    { term: t('timeline.crossed'), amount: crossed },
    { term: t('timeline.withheld'), amount: withheld },
    { term: t('timeline.writtenOff'), amount: writtenOff },
  ].filter(({ amount }) => amount !== '0.00');
  if (others.length === 0) return [];
  const received = others.reduce((rest, { amount }) => subtractMoney(rest, amount), collected);
  return [{ term: t('timeline.collected'), amount: received }, ...others].map(({ term, amount }) => ({
    term,
    detail: money(amount, currency),
  }));
}

/** How much of the whole is collected, from 0 to 100; a drawing needs no cents. */
const shareOf = ({ total, collected }: InstalmentsSummary) => {
  const all = Number(total);
  return all > 0 ? Math.min(100, (Number(collected) / all) * 100) : 0;
};
