import type { PaymentMethod } from '@corredor/core/api';
import { receiptDayFault } from '@corredor/core/instalments';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** Reads the day of a receipt: what is wrong with it, in words, and until when it may lie. A cheque says at once that it waits for its day. */
export function useReceiptDay() {
  const { t } = useTranslation(['payments', 'common']);
  const { date, today } = useFormats();
  return (day: string | null, method: PaymentMethod | null) => {
    const found = day === null ? 'none' : receiptDayFault(day, method, today());
    const words = {
      none: t('common:validation.required'),
      future: t('common:validation.notFutureDate'),
      cheque: t('pay.chequeDay', { date: date(day) }),
    };
    const fault = found ? words[found] : undefined;
    return {
      fault,
      faultAtOnce: found === 'cheque' ? fault : undefined,
      /** A cheque whose day is still to come. */
      isPostDated: found === 'cheque',
      maxValue: method === 'cheque' ? undefined : today(),
    };
  };
}
