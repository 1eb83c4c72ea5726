import type { Payment } from '@corredor/core/api';
import { type ApiClient, call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { payInstalment } from '@corredor/core/operations';
import { CircleDollarSign } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BulkVerb, RunOnRow } from '../../../frames/lists/index.ts';
import { BulkPayDialogView } from './BulkPayDialogView.tsx';

/** Marks chosen instalments as paid with one method and date; what is paid already is left alone. */
export function useBulkPay(client: ApiClient): BulkVerb<Payment> {
  const { t } = useTranslation(['payments', 'common']);
  return {
    id: 'pay',
    kind: 'payInstalment',
    label: t('common:action.pay'),
    icon: CircleDollarSign,
    refuses: ({ allowed_actions }) => (allowed_actions.includes('pay') ? null : t('pay.notOpen')),
    ask: ({ count, isAtLeast, rows, start, cancel }) => (
      <BulkPayDialogView
        count={count}
        isAtLeast={isAtLeast}
        rows={rows}
        onClose={cancel}
        onPay={(input) => {
          // One wish for each instalment: what is sent again after a lost answer is not paid twice.
          const keys = new Map<number, string>();
          const payOne: RunOnRow<Payment> = (payment, run) => {
            const key = keys.get(payment.id) ?? idempotencyKey();
            keys.set(payment.id, key);
            return call(client, payInstalment, {
              path: { paymentId: payment.id },
              header: { ...ifMatch(payment.version), ...keyHeader(key), ...run },
              body: input,
            });
          };
          start(payOne, { params: { ...input } });
        }}
      />
    ),
  };
}
