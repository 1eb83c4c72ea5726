import type { Payment } from '@corredor/core/api';
import { idempotencyKey } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { toRecordState } from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { getPaymentReminder, notifyPayer, refreshPayments } from './payments.queries.ts';
import { ReminderDialogView } from './ReminderDialogView.tsx';

interface ReminderDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Reminds the payer of one instalment. */
export function ReminderDialog({ payment, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const reminder = useQuery(getPaymentReminder(useApi(), payment.id));
  const [key] = useState(idempotencyKey);
  const sending = useMutation({
    mutationFn: () => notifyPayer(client, payment, key),
    onSuccess: () => {
      onClose();
      toast.success(t('success.payment.notified'));
    },
    onSettled: () => refreshPayments(queries),
  });
  return (
    <ReminderDialogView
      payment={payment}
      state={toRecordState(reminder)}
      isSending={sending.isPending}
      error={sending.error ? toCallError(sending.error) : null}
      onSend={() => sending.mutate()}
      onRetry={() => void reminder.refetch()}
      onClose={onClose}
    />
  );
}
