import type { Payment, Receipt } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { listReceipts } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { RelatedList } from '../../frames/related/index.ts';
import { sizeOf } from './paidParts.ts';
import { ReceiptRow } from './ReceiptRow.tsx';
import { useReceiptWords } from './useReceiptWords.ts';
import { useTakeBack } from './useTakeBack.ts';

const UndoCrossing = lazy(() => import('./UndoCrossing.tsx'));

/** What came in for an instalment, each part with a way to take it back. */
export function Receipts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  const receipts = useQuery(queryOf(useClient(), listReceipts, { path: { paymentId: payment.id } }));
  const canChange = useCan('policy_app.change_payment');
  const isCredit = payment.kind === 'credit';
  const [asked, setAsked] = useState<Receipt | null>(null);
  return (
    <>
      <RelatedList
        title={t(isCredit ? 'credit.uses' : 'receipts.title')}
        description={
          payment.paid_amount === '0.00'
            ? undefined
            : t(isCredit ? 'credit.usesSum' : 'receipts.sum', {
                paid: money(payment.paid_amount, payment.currency),
                balance: money(sizeOf(payment.balance), payment.currency),
              })
        }
        list={toListState(receipts)}
        empty={isCredit ? t('credit.noUses') : t('receipts.none', { date: date(payment.due_date) })}
        onRetry={() => void receipts.refetch()}
      >
        {(receipt) => <ReceiptRow receipt={receipt} onTakeBack={canChange ? setAsked : undefined} />}
      </RelatedList>
      {asked?.crossing_id && (
        <Suspense fallback={null}>
          <UndoCrossing id={asked.crossing_id} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked && asked.crossing_id === null && (
        <TakeBack receipt={asked} payment={payment} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface TakeBackProps {
  receipt: Receipt;
  payment: Payment;
  onClose: () => void;
}

/** Asks before a receipt is taken back, and says what of the instalment will be open then. */
function TakeBack({ receipt, payment, onClose }: TakeBackProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { nameOf } = useReceiptWords();
  const takeBack = useTakeBack();
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('receipts.ask')}
      confirmLabel={t('receipts.takeBack')}
      isPending={takeBack.isPending}
      onConfirm={() => takeBack.mutate([receipt], { onSettled: onClose })}
      onCancel={onClose}
    >
      <Stack gap="small">
        <Text>
          {t(payment.kind === 'credit' ? 'credit.effect' : 'receipts.effect', {
            amount: money(receipt.amount, receipt.currency),
            name: nameOf(receipt),
            open: money(addMoney(sizeOf(payment.balance), receipt.amount), payment.currency),
          })}
        </Text>
        {receipt.batch_id !== null && <Text tone="muted">{t('receipts.onlyThis')}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
