import type { Payment } from '@corredor/core/api';
import { type ApiClient, call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { remindsWithPlan } from '@corredor/core/instalments';
import { notifyPayer } from '@corredor/core/operations';
import { Stack } from '@corredor/ui/Stack';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { BulkVerb } from '../../../frames/lists/index.ts';
import { RemindPreview } from './RemindPreview.tsx';

/** Reminds the payers of chosen instalments by mail, each with the payment plan as a single reminder would be; who cannot be reminded is said before. */
export function useBulkRemind(client: ApiClient): BulkVerb<Payment> {
  const { t } = useTranslation('payments');
  const { dateTime } = useFormats();
  // One wish for each instalment as it stands: what is sent again after a lost answer is not sent twice.
  const [keys] = useState(() => new Map<string, string>());
  /** In the words that the server would refuse it with. */
  const refusalOf = ({ reminder_refusal, last_notified_at }: Payment) =>
    reminder_refusal && t(`remind.refusal.${reminder_refusal}`, { when: dateTime(last_notified_at) });
  return {
    id: 'remind',
    kind: 'notifyPayer',
    label: t('remind.verb'),
    icon: BellRing,
    question: (count, isAtLeast, rows) => (
      <Stack gap="small">
        {rows ? (
          <RemindPreview payments={rows} refusalOf={refusalOf} />
        ) : (
          t('remind.many', { count, context: isAtLeast ? 'atLeast' : undefined })
        )}
      </Stack>
    ),
    refuses: refusalOf,
    run: ({ id, version, instalments_count }, run) => {
      const wish = `${id} ${version}`;
      const key = keys.get(wish) ?? idempotencyKey();
      keys.set(wish, key);
      return call(client, notifyPayer, {
        path: { paymentId: id },
        query: { payment_plan: remindsWithPlan({ instalments_count }) },
        header: { ...ifMatch(version), ...keyHeader(key), ...run },
      });
    },
  };
}
