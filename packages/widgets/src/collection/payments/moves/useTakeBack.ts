import type { Payment, Receipt, ReceiptBatch } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { undoRemittance, voidReceipt, voidReceiptBatch } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { refreshAfter } from '../../../base/data/index.ts';
import { useFailureToast } from '../../../frames/records/index.ts';

/** What messages about an instalment have in common: of two, only the newest stays. */
export const aboutOf = (payment: number) => `payment.${payment}`;

/** Takes a receipt back, and says so; lives on after a dialog is closed, as its message does. */
export function useTakeBack() {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ id, payment_id, version }: Receipt) =>
      call(client, voidReceipt, {
        path: { paymentId: payment_id, receiptId: id },
        header: { ...ifMatch(version), ...keyHeader(idempotencyKey()) },
      }),
    onSuccess: ({ payment_id }) => toast.success(t('success.payment.unpaid'), { about: aboutOf(payment_id) }),
    onError: tellFailure,
    onSettled: () => refreshAfter(queries, voidReceipt),
  });
}

/** What still counts of a transfer. */
export const countedOf = ({ receipts }: Pick<ReceiptBatch, 'receipts'>) =>
  receipts.filter(({ voided_at }) => voided_at === null);

/** Takes back what still counts of a transfer, all of it or nothing, and says so. */
export function useTakeBackTransfer() {
  const { t } = useTranslation('payments');
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: (batch: Pick<ReceiptBatch, 'id' | 'receipts'>) =>
      call(client, voidReceiptBatch, {
        path: { batchId: batch.id },
        header: keyHeader(idempotencyKey()),
        body: { lines: countedOf(batch).map(({ id, version }) => ({ receipt_id: id, version })) },
      }),
    onSuccess: () => toast.success(t('transfer.undone')),
    onError: tellFailure,
    onSettled: () => refreshAfter(queries, voidReceiptBatch),
  });
}

/** Takes back that what was collected of an instalment was handed over to the insurer, and says so. */
export function useTakeBackRemittance() {
  const { t } = useTranslation('payments');
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Payment, 'id' | 'version'>) =>
      call(client, undoRemittance, {
        path: { paymentId: id },
        header: { ...ifMatch(version), ...keyHeader(idempotencyKey()) },
      }),
    onSuccess: () => toast.success(t('remit.undone')),
    onError: tellFailure,
    onSettled: () => refreshAfter(queries, undoRemittance),
  });
}
