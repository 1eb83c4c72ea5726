import type { Receipt } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { voidReceipt } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useFailureToast } from '../../frames/records/index.ts';

/** What messages about an instalment have in common: of two, only the newest stays. */
export const aboutOf = (payment: number) => `payment.${payment}`;

/** Takes receipts back, and says so; lives on after a dialog is closed, as its message does. */
export function useTakeBack() {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: async (receipts: readonly Receipt[]) => {
      // One after the other: those of one transfer stand on the same policy, whose lock they would wait for.
      for (const { id, payment_id, version } of receipts)
        await call(client, voidReceipt, {
          path: { paymentId: payment_id, receiptId: id },
          header: { ...ifMatch(version), ...keyHeader(idempotencyKey()) },
        });
    },
    onSuccess: (_, [first]) =>
      toast.success(t('success.payment.unpaid'), first ? { about: aboutOf(first.payment_id) } : {}),
    onError: tellFailure,
    onSettled: () => refreshAfter(queries, voidReceipt),
  });
}
