import type { Payment } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { dueOf } from './paidParts.ts';

const named = 3;

/** What chosen instalments come to, and who pays them, in the reader's words. */
export function usePaymentSum() {
  const { t } = useTranslation('payments');
  const { money, locale } = useFormats();
  return {
    /** "$854,42 · 3 pólizas" */
    sumOf: (rows: readonly Payment[]) => {
      const policies = new Set(rows.map(({ policy_id }) => policy_id)).size;
      const amount = money(addMoney('0.00', ...rows.map(dueOf)), rows[0]?.currency);
      return [amount, t('chosen.policies', { count: policies })].join(' · ');
    },
    /** "Rosa Núñez, Ferretería El Tornillo y 4 más" */
    payersOf: (rows: readonly Payment[]) => {
      const payers = [...new Map(rows.map(({ payer }) => [payer.id, payer.name])).values()];
      const shown = payers.length > named + 1 ? payers.slice(0, named) : payers;
      const others = payers.length - shown.length;
      const names = others > 0 ? [...shown, t('chosen.others', { count: others })] : shown;
      return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    },
  };
}
