import type { Payment, ReceiptBatchInput } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createReceiptBatch } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { TransferDialogView } from './TransferDialogView.tsx';
import { useTakeBackTransfer } from './useTakeBack.ts';

export interface TransferDialogProps {
  rows: readonly Payment[] | null;
  isChosen?: boolean;
  /** It was stored; these instalments got a part of it. */
  onDone: (paid: readonly Payment[]) => void;
  onClose: () => void;
}

/** Records one transfer over several instalments, all of it or nothing. */
export default function TransferDialog({ rows, isChosen = false, onDone, onClose }: TransferDialogProps) {
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
      toast.success(t('transfer.done', { count: receipts.length, amount: money(total, currency) }), {
        action: { label: t('common:action.undo'), onAction: () => takeBack.mutate(batch) },
      });
    },
    onSettled: () => refreshAfter(queries, createReceiptBatch),
  });
  return (
    <TransferDialogView
      rows={rows}
      isChosen={isChosen}
      isSaving={sending.isPending}
      error={sending.error ? toCallError(sending.error) : null}
      onSend={(input, paid) => sending.mutate({ input, paid })}
      onClose={onClose}
    />
  );
}
