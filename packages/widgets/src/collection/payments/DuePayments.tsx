import type { Payment } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { listPayments } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Divider } from '@corredor/ui/Divider';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { pageOf } from '../../base/data/index.ts';
import { type ListState, toListState } from '../../frames/lists/index.ts';
import { SampleMark } from '../../frames/records/index.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentStatusChip } from './paymentStatus.tsx';
import { type PaymentMoving, usePaymentMoves } from './usePaymentMoves.tsx';

const shown = 5;

/** The instalments to collect first, whoever pays them, to be collected where they are seen. Draws nothing for who may not see instalments. */
export function DuePayments() {
  const canView = useCan('policy_app.view_payment');
  const moves = usePaymentMoves();
  const query = pageOf(useClient(), listPayments, {
    query: { status: 'unpaid', ordering: 'agenda', page_size: shown },
  });
  const payments = useQuery({ ...query, enabled: canView, refetchOnMount: 'always' });
  if (!canView) return null;
  return (
    <>
      <DuePaymentsView list={toListState(payments)} moves={moves} onRetry={() => void payments.refetch()} />
      {moves.dialog}
    </>
  );
}

interface DuePaymentsViewProps {
  list: ListState<Payment>;
  moves: Pick<PaymentMoving, 'canChange' | 'move' | 'remind'>;
  onRetry: () => void;
}

/** What is to be collected first, a line each. */
export function DuePaymentsView({ list, moves, onRetry }: DuePaymentsViewProps) {
  const { t } = useTranslation('payments');
  const place = useFocusKept(list.status === 'ready' ? list.rows.map(({ id }) => id).join() : '');
  if (list.status === 'ready' && list.rows.length === 0) return null;
  return (
    <Card
      title={t('due.title')}
      description={t('due.order')}
      footer={<Link href={paths.payments({ status: 'unpaid' })}>{t('due.all')}</Link>}
    >
      {list.status === 'loading' && <Skeleton shape="block" height="18rem" />}
      {list.status === 'failed' && (
        <ErrorState title={t('timeline.failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />
      )}
      {list.status === 'ready' && (
        <div ref={place}>
          <Stack gap="small">
            {list.rows.map((payment, index) => (
              <Fragment key={payment.id}>
                {index > 0 && <Divider />}
                <DueRow payment={payment} moves={moves} />
              </Fragment>
            ))}
          </Stack>
        </div>
      )}
    </Card>
  );
}

function DueRow({ payment, moves }: { payment: Payment; moves: DuePaymentsViewProps['moves'] }) {
  const { t } = useTranslation('payments');
  const { money, date, today } = useFormats();
  return (
    <Spread>
      <Stack gap="none">
        <Inline gap="xsmall">
          <Link tone="strong" href={paths.paymentRecord(payment.id)}>
            {payment.payer.name}
          </Link>
          <SampleMark of={payment} />
          <PaymentStatusChip status={payment.status} lateDays={daysBetween(payment.due_date, today())} />
        </Inline>
        <Text tone="muted">
          {t('due.line', {
            policy: payment.policy_number,
            number: payment.number,
            count: payment.instalments_count,
            date: date(payment.due_date),
          })}
        </Text>
      </Stack>
      <Inline gap="small">
        <Text as="strong" weight="semibold" isNumeric>
          {money(payment.amount, payment.currency)}
        </Text>
        <PaymentActions
          payment={payment}
          moves={moves}
          isInRow
          nameOf={(verb) => t(`due.${verb}Named`, { payer: payment.payer.name, policy: payment.policy_number })}
          isMain={false}
          hasReminder={false}
        />
      </Inline>
    </Spread>
  );
}

/** A row that was paid goes with the button that had the focus: the next one takes it, so that a morning of payments goes on by keys. */
function useFocusKept(rows: string) {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is there once there are rows
  useEffect(() => {
    const list = place.current;
    if (!list) return;
    const note = ({ target }: FocusEvent) => {
      focused.current = [...list.querySelectorAll('button')].indexOf(target as HTMLButtonElement);
    };
    list.addEventListener('focusin', note);
    return () => list.removeEventListener('focusin', note);
  }, [rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that other rows are there
  useEffect(() => {
    if (focused.current < 0) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const buttons = place.current?.querySelectorAll('button') ?? [];
      buttons[Math.min(focused.current, buttons.length - 1)]?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return place;
}
