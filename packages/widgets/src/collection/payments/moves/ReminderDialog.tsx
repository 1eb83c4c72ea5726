import type { Payment } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getPaymentReminder, notifyPayer } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { toRecordState } from '../../../frames/records/index.ts';
import { ReminderDialogView } from './ReminderDialogView.tsx';

interface ReminderDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Reminds the payer of one instalment. */
export default function ReminderDialog({ payment, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const reminder = useQuery({
    ...queryOf(client, getPaymentReminder, { path: { paymentId: payment.id } }),
    staleTime: 0,
  });
  const [key] = useState(idempotencyKey);
  const sending = useMutation({
    mutationFn: (payment_plan: boolean) =>
      call(client, notifyPayer, {
        path: { paymentId: payment.id },
        query: { payment_plan },
        header: { ...ifMatch(payment.version), ...keyHeader(key) },
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('success.payment.notified'));
    },
    onSettled: () => refreshAfter(queries, notifyPayer),
  });
  return (
    <ReminderDialogView
      payment={payment}
      state={toRecordState(reminder)}
      isSending={sending.isPending}
      error={sending.error ? toCallError(sending.error) : null}
      onSend={(withPlan) => sending.mutate(withPlan)}
      onRetry={() => void reminder.refetch()}
      onClose={onClose}
    />
  );
}
