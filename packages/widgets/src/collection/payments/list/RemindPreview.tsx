import type { Payment } from '@corredor/core/api';
import { remindsWithPlan } from '@corredor/core/instalments';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { PayersCredits } from './PayersCredits.tsx';

interface RemindPreviewProps {
  payments: readonly Payment[];
  /** Why the payer of one cannot be reminded now; null where a mail would go out. */
  refusalOf: (payment: Payment) => string | null;
}

/** What reminding of many would do: how many mails go out and with what, and which do not and why. */
export function RemindPreview({ payments, refusalOf }: RemindPreviewProps) {
  const { t } = useTranslation('payments');
  const going = payments.filter((payment) => refusalOf(payment) === null);
  const reasons = new Map<NonNullable<Payment['reminder_refusal']>, number>();
  for (const { reminder_refusal: reason } of payments) if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return (
    <>
      <Text>{going.length > 0 ? t('remind.many', { count: going.length }) : t('remind.nobody')}</Text>
      {going.some(remindsWithPlan) && <Text>{t('remind.withPlan')}</Text>}
      {reasons.size > 0 && (
        <Stack gap="xxsmall">
          {[...reasons].map(([reason, count]) => (
            <Text key={reason}>{t(`remind.left.${reason}`, { count })}</Text>
          ))}
        </Stack>
      )}
      {going.length > 0 && <PayersCredits payments={going} />}
    </>
  );
}
