import type { Payment } from '@corredor/core/api';
import { type ApiClient, call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { remitInstalment } from '@corredor/core/operations';
import { Building2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkVerb, RunOnRow } from '../../../frames/lists/index.ts';
import { RemitDialogView } from '../moves/index.ts';

/** Marks what the broker collected of chosen instalments as handed over to their insurers. */
export function useBulkRemit(client: ApiClient): BulkVerb<Payment> {
  const { t } = useTranslation('payments');
  return {
    id: 'remit',
    kind: 'remitInstalment',
    label: t('remit.verb'),
    icon: Building2,
    needsNothing: ({ allowed_actions }) => (allowed_actions.includes('remit') ? null : t('remit.nothing')),
    ask: ({ count, isAtLeast, rows, start, cancel }) => (
      <Suspense fallback={null}>
        <RemitDialogView
          count={count}
          isAtLeast={isAtLeast}
          rows={rows}
          onClose={cancel}
          onRemit={(input) => {
            // One wish for each instalment: what is sent again after a lost answer is not done twice.
            const keys = new Map<number, string>();
            const remitOne: RunOnRow<Payment> = (payment, run) => {
              const key = keys.get(payment.id) ?? idempotencyKey();
              keys.set(payment.id, key);
              return call(client, remitInstalment, {
                path: { paymentId: payment.id },
                header: { ...ifMatch(payment.version), ...keyHeader(key), ...run },
                body: input,
              });
            };
            start(remitOne, { params: { ...input } });
          }}
        />
      </Suspense>
    ),
  };
}
