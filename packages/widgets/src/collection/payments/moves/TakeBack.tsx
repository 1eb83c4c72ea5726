import type { CrossingSide, Payment, Receipt, ReceiptBatch } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getReceiptBatch } from '@corredor/core/operations';
import { Checkbox } from '@corredor/ui/Checkbox';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { sizeOf, usePaymentNumbers, useReceiptWords } from '../parts/index.ts';
import { countedOf, useTakeBack, useTakeBackTransfer } from './useTakeBack.ts';

interface TakeBackProps {
  receipt: Receipt;
  payment: Payment;
  onClose: () => void;
}

/** Asks before a receipt is taken back, with the whole transfer that it came with where that is wanted, and says what will be open then. */
export default function TakeBack({ receipt, payment, onClose }: TakeBackProps) {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  const { nameOf } = useReceiptWords();
  const batch = useQuery({
    ...queryOf(useClient(), getReceiptBatch, { path: { batchId: receipt.batch_id ?? 0 } }),
    enabled: receipt.batch_id !== null,
  });
  const [isWhole, setWhole] = useState(false);
  const takeBack = useTakeBack();
  const takeBackTransfer = useTakeBackTransfer();
  const transfer = batch.data;
  const counted = transfer ? countedOf(transfer) : [];
  const confirm = () =>
    isWhole && transfer
      ? takeBackTransfer.mutate(transfer, { onSettled: onClose })
      : takeBack.mutate(receipt, { onSettled: onClose });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('receipts.ask')}
      confirmLabel={t('receipts.takeBack')}
      isPending={takeBack.isPending || takeBackTransfer.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap="small">
        {receipt.batch_id !== null && batch.isPending && <Skeleton shape="block" height="1.5rem" />}
        {counted.length > 1 && (
          <Checkbox isSelected={isWhole} onChange={setWhole}>
            {t('transfer.whole', {
              count: counted.length,
              amount: money(addMoney(...counted.map(({ amount }) => amount)), receipt.currency),
            })}
          </Checkbox>
        )}
        {isWhole && transfer ? (
          <WholeTransfer transfer={transfer} />
        ) : (
          <>
            <Text>
              {t(payment.kind === 'credit' ? 'credit.effect' : 'receipts.effect', {
                amount: money(receipt.amount, receipt.currency),
                name: nameOf(receipt),
                open: money(addMoney(sizeOf(payment.balance), receipt.amount), payment.currency),
              })}
            </Text>
            {receipt.remitted_on && (
              <Text weight="medium">
                {t('receipts.wasRemitted', { date: date(receipt.remitted_on), provider: payment.provider.name })}
              </Text>
            )}
            {receipt.batch_id !== null && <Text tone="muted">{t('receipts.onlyThis')}</Text>}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** What of each instalment is taken back. */
function WholeTransfer({ transfer }: { transfer: ReceiptBatch }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { policyOf } = usePaymentNumbers();
  const counted = countedOf(transfer);
  const sideOf = (id: number) => transfer.instalments.find((one) => one.id === id);
  const policyOfSide = (side: CrossingSide | undefined) => side && policyOf(side);
  return (
    <>
      <Text>{t('transfer.wholeText')}</Text>
      <ul>
        {counted.map(({ id, payment_id, amount, currency }) => (
          <li key={id}>
            <Text>
              {t('transfer.wholePart', {
                amount: money(amount, currency),
                number: sideOf(payment_id)?.number,
                policy: policyOfSide(sideOf(payment_id)),
              })}
            </Text>
          </li>
        ))}
      </ul>
      {counted.some(({ remitted_on }) => remitted_on !== null) && (
        <Text weight="medium">{t('transfer.wholeRemitted')}</Text>
      )}
    </>
  );
}
