import type { Payment } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';

type Named = Pick<Payment, 'kind' | 'policy_number' | 'number' | 'instalments_count'>;

/** What an instalment or a credit is called, in the reader's words. */
export function usePaymentTitle() {
  const { t } = useTranslation('payments');
  return ({ kind, policy_number: policy, number, instalments_count: count }: Named) =>
    kind === 'credit' ? t('credit.title', { policy, number }) : t('title', { policy, number, count });
}
