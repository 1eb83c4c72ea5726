import type { Receipt } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** What receipts are called, in the reader's words. */
export function useReceiptWords() {
  const { t } = useTranslation(['payments', 'common']);
  const { date, dateTime } = useFormats();
  /** Nothing where only its file could say it. */
  const howOf = ({ kind, method, from_import }: Receipt) => {
    if (kind !== 'money') return t(`receipts.kind.${kind}`);
    if (method) return t(`common:paymentMethod.${method}`);
    return from_import ? null : t('receipts.kind.money');
  };
  const whenOf = ({ received_on, before_import }: Receipt) =>
    before_import ? t('receipts.beforeImport') : date(received_on);
  return {
    /** "12 feb 2026 · Transferencia" */
    nameOf: (receipt: Receipt) => [whenOf(receipt), howOf(receipt)].filter(Boolean).join(' · '),
    /** Its number, where it came from, and when it was taken back. */
    noteOf: ({ reference, batch_id, from_import, before_import, remitted_on, voided_at }: Receipt) =>
      [
        reference,
        from_import && !before_import && reference === null && t('receipts.ofImport'),
        remitted_on && t('receipts.remittedOn', { date: date(remitted_on) }),
        batch_id !== null && t('receipts.ofTransfer'),
        voided_at && t('receipts.voidedAt', { when: dateTime(voided_at) }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
