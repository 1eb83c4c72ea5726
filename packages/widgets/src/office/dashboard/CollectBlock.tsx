import type { Payment, PaymentPage } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { compareMoney } from '@corredor/core/money';
import { listPayments } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { ActionRow } from '@corredor/ui/ActionRow';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Chip } from '@corredor/ui/Chip';
import { Divider } from '@corredor/ui/Divider';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { keepFocus } from '@corredor/ui/keepFocus';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Clock, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { type RecordState, SampleMark } from '../../frames/records/index.ts';
import { heights } from './heights.ts';
import { useBlock } from './useBlock.ts';

/** Draws the dialog in which an instalment is paid, which belongs to another feature. */
export type PayDialog = (payment: Payment, onClose: () => void) => ReactNode;

const shown = 5;

interface CollectBlockProps {
  isNear: boolean;
  /** Left out for who may not collect. */
  pay?: PayDialog;
}

/** The instalments to collect first, whoever pays them, to be collected where they are seen. */
export function CollectBlock({ isNear, pay }: CollectBlockProps) {
  const [paying, setPaying] = useState<Payment | null>(null);
  const query = { status: 'unpaid', ordering: 'agenda', page_size: shown } as const;
  const { state, retry } = useBlock(listPayments, isNear, { query });
  return (
    <>
      <CollectView state={state} onPay={pay && setPaying} onRetry={retry} />
      {paying && pay?.(paying, () => setPaying(null))}
    </>
  );
}

interface CollectViewProps {
  state: RecordState<PaymentPage>;
  onPay?: (payment: Payment) => void;
  onRetry: () => void;
}

/** What is to be collected first, a line each; it takes no place where there is nothing. */
export function CollectView({ state, onPay, onRetry }: CollectViewProps) {
  const { t } = useTranslation('dashboard');
  const rows = state.status === 'ready' ? state.record.results : [];
  if (state.status === 'ready' && rows.length === 0) return null;
  return (
    <Card
      title={t('collect.title')}
      description={t('collect.order')}
      footer={<Link href={paths.payments({ status: 'unpaid' })}>{t('collect.all')}</Link>}
    >
      {state.status === 'loading' && <Skeleton shape="rows" height={heights.collect} />}
      {state.status === 'failed' && (
        <ErrorState title={t('block.failed')} text={state.message} onRetry={state.isForbidden ? undefined : onRetry} />
      )}
      {state.status === 'ready' && (
        <div ref={keepFocus}>
          <Stack gap="small">
            {rows.map((payment, index) => (
              <Fragment key={payment.id}>
                {index > 0 && <Divider />}
                <CollectRow payment={payment} onPay={onPay} />
              </Fragment>
            ))}
          </Stack>
        </div>
      )}
    </Card>
  );
}

function CollectRow({ payment, onPay }: { payment: Payment; onPay: CollectViewProps['onPay'] }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { money, bareMoney, date, today } = useFormats();
  const { payer, policy_number: policy, number, instalments_count: count, status } = payment;
  const late = daysBetween(payment.due_date, today());
  const word = t(`common:paymentStatus.${status}`);
  return (
    <ActionRow
      figure={
        <Text as="strong" weight="semibold" isNumeric>
          {money(payment.balance, payment.currency)}
        </Text>
      }
      actions={
        onPay &&
        payment.allowed_actions.includes('pay') && (
          <Button
            size="small"
            aria-label={`${t('common:action.pay')}: ${payer.name}, ${policy}`}
            onPress={() => onPay(payment)}
          >
            {t('common:action.pay')}
          </Button>
        )
      }
    >
      <Inline gap="xsmall">
        <Link tone="strong" href={paths.paymentRecord(payment.id)}>
          {payer.name}
        </Link>
        <SampleMark of={payment} />
        {status === 'delayed' && (
          <Chip tone="critical" icon={TriangleAlert}>
            {late > 0 ? t('collect.late', { status: word, count: late }) : word}
          </Chip>
        )}
        {status === 'near_expiry' && (
          <Chip tone="caution" icon={Clock}>
            {word}
          </Chip>
        )}
      </Inline>
      <Text tone="muted">
        {[
          t('collect.line', { policy, number, count, date: date(payment.due_date) }),
          ...(compareMoney(payment.paid_amount, '0.00') > 0
            ? [t('collect.part', { paid: bareMoney(payment.paid_amount), amount: bareMoney(payment.amount) })]
            : []),
        ].join(' · ')}
      </Text>
    </ActionRow>
  );
}
