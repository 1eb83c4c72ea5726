import type { Payment, ReceiptBatch, ReceiptBatchInput } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createReceiptBatch } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import type { GivenReceipt } from './PaymentMoves.tsx';
import { TransferDialogView } from './TransferDialogView.tsx';
import { useTakeBackTransfer } from './useTakeBack.ts';

export interface TransferDialogProps {
  rows: readonly Payment[] | null;
  /** How many are open in all, where there are more than `rows`. */
  openCount?: number;
  isChosen?: boolean;
  policyId?: number;
  /** It was stored; these instalments got a part of it. */
  onDone: (paid: readonly Payment[]) => void;
  /** Offers its receipt, which names all of its instalments; of several payers each has their own, beside what came in. */
  onReceipt: (given: GivenReceipt) => void;
  onClose: () => void;
}

/** Records one transfer over several instalments, all of it or nothing. */
export default function TransferDialog({
  rows,
  openCount,
  isChosen = false,
  policyId,
  onDone,
  onReceipt,
  onClose,
}: TransferDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money } = useFormats();
  const client = useClient();
  const queries = useQueryClient();
  const takeBack = useTakeBackTransfer();
  // What is sent again after a lost answer is stored once; another sharing is another wish.
  const keyOf = useRequestKey();
  const sending = useMutation({
    mutationFn: ({ input }: { input: ReceiptBatchInput; paid: readonly Payment[] }) =>
      call(client, createReceiptBatch, { header: keyOf(input), body: input }),
    onSuccess: (batch, { paid }) => {
      const { total, currency, receipts } = batch;
      onDone(paid);
      const [given, ...others] = receiptsByPayer(batch, paid);
      toast.success(t('transfer.done', { count: receipts.length, amount: money(total, currency) }), {
        action: { label: t('common:action.undo'), onAction: () => takeBack.mutate(batch) },
        isElsewhere: true,
        also: given && { label: t('receipts.give'), onAction: () => onReceipt({ ...given, others }) },
      });
    },
    onSettled: () => refreshAfter(queries, createReceiptBatch),
  });
  return (
    <TransferDialogView
      rows={rows}
      openCount={openCount}
      isChosen={isChosen}
      policyId={policyId}
      isSaving={sending.isPending}
      error={sending.error ? toCallError(sending.error) : null}
      onSend={(input, paid) => sending.mutate({ input, paid })}
      onClose={onClose}
    />
  );
}

/** The first receipt of each payer in a transfer; the paper of each names the payer's others too. */
function receiptsByPayer({ receipts }: ReceiptBatch, paid: readonly Payment[]): GivenReceipt[] {
  const given = receipts.flatMap((receipt) => {
    const payment = paid.find(({ id }) => id === receipt.payment_id);
    return payment ? [{ payment, receipt }] : [];
  });
  return given.filter(
    ({ payment }, place) => given.findIndex((one) => one.payment.payer_id === payment.payer_id) === place,
  );
}
