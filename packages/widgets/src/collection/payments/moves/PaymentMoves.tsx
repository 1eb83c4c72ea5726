import type { Payment, Receipt, ReceiptInput } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { completingReceipt } from '@corredor/core/instalments';
import { compareMoney, subtractMoney } from '@corredor/core/money';
import { createReceipt, getSettings, listReceipts, unpayInstalment } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import { sizeOf, usePaymentNumbers } from '../parts/index.ts';
import { PayDialogView, Problem } from './PayDialogView.tsx';
import { useLastPaid } from './useLastPaid.ts';
import { aboutOf, useTakeBack } from './useTakeBack.ts';

interface PaymentMovesProps {
  payment: Payment;
  /** Offers the payer's receipt for what came in; left out where there is no room for it. */
  onReceipt?: (given: GivenReceipt) => void;
  onClose: () => void;
}
/** Money that came in for an instalment, of which its payer may be given a receipt. */
export interface GivenReceipt {
  payment: Payment;
  receipt: Receipt;
  /** What came in at the same time from other payers: each has a receipt of their own. */
  others?: readonly Omit<GivenReceipt, 'others'>[];
}

/** The next step of an instalment in its dialog: it is paid, all of it or a part, or its payment is taken back; of a credit it is refunded. */
export function PaymentMoves({ payment, onReceipt, onClose }: PaymentMovesProps) {
  return payment.is_paid ? (
    <Unpay payment={payment} onClose={onClose} />
  ) : (
    <Pay payment={payment} onReceipt={onReceipt} onClose={onClose} />
  );
}

function Pay({ payment: opened, onReceipt, onClose }: PaymentMovesProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money } = useFormats();
  const client = useClient();
  const queries = useQueryClient();
  /** What changed under the dialog is gone on with as it is now. */
  const [payment, setPayment] = useState(opened);
  const isRefund = payment.kind === 'credit';
  const last = useLastPaid(payment.payer_id);
  const settings = useQuery({ ...queryOf(client, getSettings), enabled: !isRefund });
  const takeBack = useTakeBack();
  // What is sent again after a lost answer is not paid twice; another amount is another wish.
  const keyOf = useRequestKey();
  /** What was registered: only money was collected. */
  const wordsOf = (kind: Receipt['kind'], isAll: boolean, said: Record<'amount' | 'payer' | 'open', string>) => {
    if (isRefund) return isAll ? t('credit.refunded') : t('credit.refundedPart', said);
    if (kind === 'money') return isAll ? t('common:success.payment.paid', said) : t('receipts.partIn', said);
    const words = { ...said, kind: t(`receipts.kind.${kind}`) };
    return t(isAll ? 'receipts.otherIn' : 'receipts.otherPartIn', words);
  };
  const pay = useMutation({
    mutationFn: (body: ReceiptInput) =>
      call(client, createReceipt, {
        path: { paymentId: payment.id },
        header: { ...ifMatch(payment.version), ...keyOf({ version: payment.version, body }) },
        body,
      }),
    onSuccess: (receipt) => {
      onClose();
      const open = subtractMoney(sizeOf(payment.balance), receipt.amount);
      const isAll = compareMoney(open, '0.00') <= 0;
      const said = {
        amount: money(receipt.amount, payment.currency),
        payer: payment.payer.name,
        open: money(open, payment.currency),
      };
      toast.success(wordsOf(receipt.kind, isAll, said), {
        about: aboutOf(payment.id),
        action: { label: t('common:action.undo'), onAction: () => takeBack.mutate(receipt) },
        isElsewhere: true,
        ...(onReceipt &&
          receipt.kind === 'money' &&
          !isRefund && { also: { label: t('receipts.give'), onAction: () => onReceipt({ payment, receipt }) } }),
      });
    },
    onError: (failure) => {
      const { status, problem } = toCallError(failure);
      if (status === 412 && problem?.current) setPayment(problem.current as Payment);
    },
    onSettled: () => refreshAfter(queries, createReceipt),
  });
  return (
    <PayDialogView
      payment={payment}
      lastMethod={isRefund ? null : (last?.payment_method ?? null)}
      lastCollector={isRefund ? null : (last?.collected_by ?? null)}
      writeOffLimit={settings.data?.payments.write_off_limit}
      isSaving={pay.isPending}
      error={pay.error ? toCallError(pay.error) : null}
      onPay={(input) => pay.mutate(input)}
      onClose={onClose}
    />
  );
}

/** Asks before the payment of an instalment is taken back, and says how much comes back: what came in before stays. */
function Unpay({ payment, onClose }: Omit<PaymentMovesProps, 'onReceipt'>) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, date } = useFormats();
  const { policyOf } = usePaymentNumbers();
  const client = useClient();
  const queries = useQueryClient();
  const [key] = useState(idempotencyKey);
  const receipts = useQuery(queryOf(client, listReceipts, { path: { paymentId: payment.id } }));
  const receipt = receipts.data && completingReceipt(receipts.data.results);
  const isRefund = payment.kind === 'credit';
  const move = useMutation({
    mutationFn: () =>
      call(client, unpayInstalment, {
        path: { paymentId: payment.id },
        header: { ...ifMatch(payment.version), ...keyHeader(key) },
      }),
    onSuccess: () => {
      onClose();
      // The offer to undo a payment that is taken back elsewhere would be another payment's.
      toast.success(t('common:success.payment.unpaid'), { about: aboutOf(payment.id) });
    },
    onSettled: () => refreshAfter(queries, unpayInstalment),
  });
  const failure = move.error ?? receipts.error;
  const error = failure ? toCallError(failure) : null;
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t(isRefund ? 'credit.unrefundAsk' : 'unpay.title')}
      confirmLabel={isRefund ? t('credit.unrefund') : t('common:action.unpay')}
      isPending={move.isPending}
      onConfirm={() => move.mutate()}
      onCancel={onClose}
    >
      <Stack gap="small">
        {error && <Problem error={error} isKept={false} />}
        {receipts.isPending && <Skeleton shape="block" height="3rem" />}
        {receipt && (
          <Text>
            {t(isRefund ? 'credit.unrefundText' : receipt.before_import ? 'unpay.textBefore' : 'unpay.text', {
              number: payment.number,
              count: payment.instalments_count,
              policy: policyOf(payment),
              amount: money(receipt.amount, receipt.currency),
              date: date(receipt.received_on),
            })}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
