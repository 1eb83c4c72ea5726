import type { CrossingSide, Payment } from '@corredor/core/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type OfMovement = { movement_number?: number | null };

/**
 * What instalments and credits are numbered by, in the reader's words. Those that a movement made are counted anew, so the movement is told
 * too: beside the number, or beside the policy where that is named.
 */
export function usePaymentNumbers() {
  const { t } = useTranslation('payments');
  return useMemo(() => {
    const inMovement = (name: string | number, movement: number | null | undefined) =>
      movement ? t('inMovement', { name, movement }) : String(name);
    return {
      /** After what already says which of how many it is. */
      inMovement,
      numberOf: ({ number, movement_number }: Pick<CrossingSide, 'number'> & OfMovement) =>
        inMovement(number, movement_number),
      policyOf: ({ policy_number, movement_number }: Pick<CrossingSide, 'policy_number'> & OfMovement) =>
        inMovement(policy_number, movement_number),
    };
  }, [t]);
}

type Named = Pick<Payment, 'kind' | 'policy_number' | 'number' | 'movement_number' | 'instalments_count'>;

/** What an instalment or a credit is called, in the reader's words. */
export function usePaymentTitle() {
  const { t } = useTranslation('payments');
  const { policyOf } = usePaymentNumbers();
  return (payment: Named) => {
    const { kind, number, instalments_count: count } = payment;
    const policy = policyOf(payment);
    return kind === 'credit' ? t('credit.title', { policy, number }) : t('title', { policy, number, count });
  };
}
