import type { PolicyCharge } from '@corredor/core/api';
import type { Money } from '@corredor/core/money';
import { chargeName } from '@corredor/core/premium';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import * as styles from './PremiumLines.css.ts';

interface PremiumLinesProps {
  net: Money;
  charges: readonly PolicyCharge[];
  total: Money;
  currency: string;
}

/** How a total premium was made: the net premium, then each levy or tax with what it was taken of, and the sum. */
export function PremiumLines({ net, charges, total, currency }: PremiumLinesProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, percent, language } = useFormats();
  return (
    <table className={styles.table} aria-label={t('common:premium.how')}>
      <tbody>
        <tr>
          <th scope="row">{t('common:premium.net')}</th>
          <td />
          <td>{money(net, currency)}</td>
        </tr>
        {charges.map(({ code, label, base, base_amount, rate, amount }) => (
          <tr key={code}>
            <th scope="row">{chargeName({ code, label }, language)}</th>
            <td>
              {rate !== undefined &&
                t('premium.ofBase', {
                  rate: percent(rate),
                  base: t(`premium.base.${base}`),
                  amount: money(base_amount, currency),
                })}
            </td>
            <td>{money(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('common:premium.total')}</th>
          <td />
          <td>{money(total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
