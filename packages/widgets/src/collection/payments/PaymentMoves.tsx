import type { PayInstalmentInput, Payment } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { payInstalment, unpayInstalment } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useFailureToast } from '../../frames/records/index.ts';
import { PayDialogView, Problem } from './PayDialogView.tsx';
import { useLastMethod } from './useLastMethod.ts';

interface PaymentMovesProps {
  payment: Payment;
  onClose: () => void;
}

/** The next step of an instalment in its dialog: it is paid, or its payment is taken back. */
export function PaymentMoves({ payment, onClose }: PaymentMovesProps) {
  const { t } = useTranslation(['payments', 'common']);
  const client = useClient();
  const tellFailure = useFailureToast();
  const queries = useQueryClient();
  const { money, date } = useFormats();
  const lastMethod = useLastMethod(payment.payer_id);
  // One dialog is one wish: what is sent again after a lost answer is not paid twice.
  const [key] = useState(idempotencyKey);
  // Lives on after the dialog is closed, as its message does.
  const undo = useMutation({
    mutationFn: (paid: Payment) =>
      call(client, unpayInstalment, {
        path: { paymentId: paid.id },
        header: { ...ifMatch(paid.version), ...keyHeader(idempotencyKey()) },
      }),
    onSuccess: () => toast.success(t('common:success.payment.unpaid')),
    onError: tellFailure,
    onSettled: () => refreshAfter(queries, payInstalment),
  });
  const move = useMutation({
    mutationFn: (input: PayInstalmentInput | null) =>
      input
        ? call(client, payInstalment, {
            path: { paymentId: payment.id },
            header: { ...ifMatch(payment.version), ...keyHeader(key) },
            body: input,
          })
        : call(client, unpayInstalment, {
            path: { paymentId: payment.id },
            header: { ...ifMatch(payment.version), ...keyHeader(key) },
          }),
    onSuccess: (moved, input) => {
      onClose();
      const about = `payment.${payment.id}`;
      // The offer to undo a payment that is taken back elsewhere would be another payment's.
      if (!input) return void toast.success(t('common:success.payment.unpaid'), { about });
      toast.success(t('common:success.payment.paid'), {
        about,
        action: { label: t('common:action.undo'), onAction: () => undo.mutate(moved) },
      });
    },
    onSettled: () => refreshAfter(queries, payInstalment),
  });
  const error = move.error ? toCallError(move.error) : null;
  if (!payment.is_paid)
    return (
      <PayDialogView
        payment={payment}
        lastMethod={lastMethod}
        isSaving={move.isPending}
        error={error}
        onPay={(input) => move.mutate(input)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('unpay.title')}
      confirmLabel={t('common:action.unpay')}
      isPending={move.isPending}
      onConfirm={() => move.mutate(null)}
      onCancel={onClose}
    >
      <Stack gap="small">
        {error && <Problem error={error} isKept={false} />}
        <Text>
          {t('unpay.text', {
            number: payment.number,
            count: payment.instalments_count,
            policy: payment.policy_number,
            amount: money(payment.amount, payment.currency),
            date: date(payment.payment_date),
          })}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
