import type { Checkout } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';

/** Says why a payment was not approved: the operator's own words, where there are some. */
export function useRejectionText() {
  const { t } = useTranslation('checkout');
  return (rejection: Checkout['rejection'] | undefined): string => {
    if (rejection?.reason) return t('rejected.reason', { reason: rejection.reason });
    return t(rejection ? 'rejected.lapsed' : 'rejected.banner');
  };
}
