import type { Plan, Quote } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { PlanBlockers } from './PlanBlockers.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';

interface ChangePlanViewProps {
  plan: Plan;
  quote: RecordState<Quote>;
  isChanging: boolean;
  /** Why the change was refused. */
  failure: string | null;
  onRetry: () => void;
  onConfirm: (quote: Quote) => void;
  onCancel: () => void;
}

/** What a change of plan brings, takes and needs, before it is made. */
export function ChangePlanView({
  plan,
  quote,
  isChanging,
  failure,
  onRetry,
  onConfirm,
  onCancel,
}: ChangePlanViewProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const name = t(`common:planName.${plan.name}`);
  const isBlocked = quote.status === 'ready' && quote.record.blockers.length > 0;
  const isFree = Number(plan.monthly_price) === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isChanging || onCancel()}
      title={t(isBlocked ? 'change.blockedTitle' : 'change.title', { plan: name })}
      actions={
        <>
          <Button onPress={onCancel} isDisabled={isChanging}>
            {t(isBlocked ? 'common:action.close' : 'common:action.cancel')}
          </Button>
          {quote.status === 'ready' && !isBlocked && (
            <Button
              tone={isFree ? 'critical' : 'accent'}
              onPress={() => onConfirm(quote.record)}
              isPending={isChanging}
            >
              {t(isFree ? 'change.confirmFree' : 'change.confirm', { plan: name })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {failure && (
          <Banner tone="critical" isLive>
            {failure}
          </Banner>
        )}
        {quote.status === 'loading' && <Skeleton shape="rows" height="7rem" />}
        {quote.status === 'failed' && <ErrorState title={t('failed')} text={quote.message} onRetry={onRetry} />}
        {quote.status === 'ready' && <Consequences quote={quote.record} name={name} isFree={isFree} />}
      </Stack>
    </Dialog>
  );
}

function Consequences({ quote, name, isFree }: { quote: Quote; name: string; isFree: boolean }) {
  const { t } = useTranslation('checkout');
  const { money, date } = useFormats();
  if (quote.blockers.length > 0)
    return (
      <>
        <Text>{t('change.blocked', { plan: name })}</Text>
        <PlanBlockers blockers={quote.blockers} />
      </>
    );
  const amount = (value: string) => money(value, quote.currency);
  if (isFree)
    return (
      <>
        <Text>{t('change.free', { plan: name })}</Text>
        {quote.runs_until && (
          <Banner tone="caution" title={t('change.lostTitle')}>
            {t('change.lost', { date: date(quote.runs_until) })}
          </Banner>
        )}
      </>
    );
  return (
    <>
      <Text>{t('change.text', { plan: name, from: date(quote.from), to: date(quote.to) })}</Text>
      {Number(quote.credit) > 0 && (
        <Text>
          {t('change.credit', { credit: amount(quote.credit), until: date(quote.runs_until) })}{' '}
          {quote.credit_days > 0 && t('order.creditDays', { count: quote.credit_days })}
        </Text>
      )}
      <Text tone="strong">{t('change.total', { total: amount(quote.total) })}</Text>
      {quote.waits_for_review && <Text tone="muted">{t('order.review')}</Text>}
      <ReviewNotice quote={quote} />
    </>
  );
}
