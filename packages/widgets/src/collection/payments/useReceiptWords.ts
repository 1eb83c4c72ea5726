import type { Receipt } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** What receipts are called, in the reader's words. */
export function useReceiptWords() {
  const { t } = useTranslation(['payments', 'common']);
  const { date, dateTime } = useFormats();
  const howOf = ({ kind, method }: Receipt) => {
    if (kind !== 'money') return t(`receipts.kind.${kind}`);
    return method ? t(`common:paymentMethod.${method}`) : t('receipts.kind.money');
  };
  return {
    /** "12 feb 2026 · Transferencia" */
    nameOf: (receipt: Receipt) => `${date(receipt.received_on)} · ${howOf(receipt)}`,
    /** Its number, where it came from, and when it was taken back. */
    noteOf: ({ reference, batch_id, remitted_on, voided_at }: Receipt) =>
      [
        reference,
        remitted_on && t('receipts.remittedOn', { date: date(remitted_on) }),
        batch_id !== null && t('receipts.ofTransfer'),
        voided_at && t('receipts.voidedAt', { when: dateTime(voided_at) }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
