import type { Payment } from '@corredor/core/api';
import { type ApiClient, call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { notifyPayer } from '@corredor/core/operations';
import { Stack } from '@corredor/ui/Stack';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkVerb } from '../../frames/lists/index.ts';
import { PayersCredits } from './PayersCredits.tsx';

/** Reminds the payers of chosen instalments by mail; the report says whose could not be sent, and why. */
export function useBulkRemind(client: ApiClient): BulkVerb<Payment> {
  const { t } = useTranslation('payments');
  // One wish for each instalment as it stands: what is sent again after a lost answer is not sent twice.
  const [keys] = useState(() => new Map<string, string>());
  return {
    id: 'remind',
    kind: 'notifyPayer',
    label: t('remind.verb'),
    icon: BellRing,
    question: (count, isAtLeast, rows) => (
      <Stack gap="small">
        {t('remind.many', { count, context: isAtLeast ? 'atLeast' : undefined })}
        {rows && <PayersCredits payments={rows} />}
      </Stack>
    ),
    refuses: ({ allowed_actions, is_sample }) =>
      allowed_actions.includes('notify')
        ? null
        : t(is_sample ? 'remind.refusal.sample_unmailed' : 'remind.refusal.already_paid'),
    run: ({ id, version }, run) => {
      const wish = `${id} ${version}`;
      const key = keys.get(wish) ?? idempotencyKey();
      keys.set(wish, key);
      return call(client, notifyPayer, {
        path: { paymentId: id },
        header: { ...ifMatch(version), ...keyHeader(key), ...run },
      });
    },
  };
}
