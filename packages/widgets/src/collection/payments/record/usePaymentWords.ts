import type { Payment } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import type { ConflictField } from '../../../frames/forms/index.ts';
import { type PaymentValues, toPaymentValues } from './paymentValues.ts';

/** Names the fields of an instalment, and writes their values for a comparison. */
export function usePaymentWords() {
  const { t } = useTranslation(['payments', 'common']);
  const labelOf = (name: string) =>
    name === 'invoice_number' || name === 'collected_by' ? t(`field.${name}`) : undefined;
  const compare = (mine: PaymentValues, theirs: Payment): ConflictField[] => {
    const other = toPaymentValues(theirs);
    return [
      {
        name: 'invoice_number',
        label: t('field.invoice_number'),
        mine: mine.invoice_number,
        theirs: other.invoice_number,
      },
      {
        name: 'collected_by',
        label: t('field.collected_by'),
        mine: t(`common:collectedBy.${mine.collected_by}`),
        theirs: t(`common:collectedBy.${other.collected_by}`),
      },
    ];
  };
  return { labelOf, compare };
}
