import type { PaymentMethod } from '@corredor/core/api';
import { receiptDayFault } from '@corredor/core/instalments';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** Reads the day of a receipt: what is wrong with it, in words, and until when it may lie. A cheque says at once that it waits for its day; all else is said once somebody tried. */
export function useReceiptDay(day: string | null, method: PaymentMethod | null, { hasTried }: { hasTried: boolean }) {
  const { t } = useTranslation(['payments', 'common']);
  const { date, today } = useFormats();
  const fault = day === null ? 'none' : receiptDayFault(day, method, today());
  const words = {
    none: t('common:validation.required'),
    future: t('common:validation.notFutureDate'),
    cheque: t('pay.chequeDay', { date: date(day) }),
  };
  return {
    isWrong: fault !== null,
    /** A cheque whose day is still to come. */
    isPostDated: fault === 'cheque',
    errorMessage: fault && (hasTried || fault === 'cheque') ? words[fault] : undefined,
    maxValue: method === 'cheque' ? undefined : today(),
  };
}
