import type { Crossing, CrossingInput, Payment } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createCrossing, listPayments, undoCrossing } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import { useFailureToast } from '../../../frames/records/index.ts';
import { CrossDialogView } from './CrossDialogView.tsx';

interface CrossDialogProps {
  /** A credit that is to be used; the others of its customer can be used with it. */
  credit: Payment;
  onClose: () => void;
}

/** Lets the credits of a customer pay instalments of the same customer, all of it or nothing. */
export default function CrossDialog({ credit, onClose }: CrossDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money } = useFormats();
  const client = useClient();
  const queries = useQueryClient();
  const undo = useUndoCrossing();
  const [customer, setCustomer] = useState(credit.payer_id);
  const query = { customer, kind: 'all', status: 'unpaid', ordering: 'due_date', page_size: 200 } as const;
  const open = useQuery(queryOf(client, listPayments, { query }));
  // Where the first page holds all there is, the credit that is not in it is no longer open.
  const isAll = !open.isFetching && open.data !== undefined && open.data.count <= open.data.results.length;
  const isGone = isAll && customer === credit.payer_id && !open.data.results.some(({ id }) => id === credit.id);
  // What is sent again after a lost answer is stored once; another sharing is another wish.
  const keyOf = useRequestKey();
  const sending = useMutation({
    mutationFn: (input: CrossingInput) => call(client, createCrossing, { header: keyOf(input), body: input }),
    onSuccess: (crossing) => {
      onClose();
      toast.success(t('cross.done', { amount: money(crossing.total, crossing.currency) }), {
        action: { label: t('common:action.undo'), onAction: () => undo.mutate(crossing) },
        isElsewhere: true,
      });
    },
    onSettled: () => refreshAfter(queries, createCrossing),
  });
  const customers = [credit.payer, credit.contractor].filter(
    (one, place, all) => all.findIndex(({ id }) => id === one.id) === place,
  );
  return (
    <CrossDialogView
      credit={credit}
      isGone={isGone}
      rows={open.data?.results ?? null}
      customers={customers}
      customer={customer}
      onCustomer={setCustomer}
      isSaving={sending.isPending}
      error={sending.error || open.error ? toCallError(sending.error ?? open.error) : null}
      onSend={(input) => sending.mutate(input)}
      onClose={onClose}
    />
  );
}

/** Undoes a crossing, and says so; lives on after a dialog is closed, as its message does. */
export function useUndoCrossing() {
  const { t } = useTranslation('payments');
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Crossing, 'id' | 'version'>) =>
      call(client, undoCrossing, {
        path: { crossingId: id },
        header: { ...ifMatch(version), ...keyHeader(idempotencyKey()) },
      }),
    onSuccess: () => toast.success(t('cross.undone')),
    onError: tellFailure,
    onSettled: () => refreshAfter(queries, undoCrossing),
  });
}
