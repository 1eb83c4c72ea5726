import type { PolicyCharge } from '@corredor/core/api';
import { type Money, subtractMoney } from '@corredor/core/money';
import { chargeName } from '@corredor/core/premium';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import * as styles from './PremiumLines.css.ts';

interface PremiumLinesProps {
  net: Money;
  charges: readonly PolicyCharge[];
  total: Money;
  currency: string;
  /** The total as it stands, which tells what movements made of it where it is another. */
  current?: Money;
}

/** How a total premium was made: the net premium, then each levy or tax with what it was taken of, and the sum. */
export function PremiumLines({ net, charges, total, currency, current = total }: PremiumLinesProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, percent, language } = useFormats();
  const moved = subtractMoney(current, total);
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
        {moved !== '0.00' && (
          <>
            <tr>
              <th scope="row">{t('premium.movements')}</th>
              <td />
              <td>{money(moved, currency)}</td>
            </tr>
            <tr>
              <th scope="row">{t('field.current_total')}</th>
              <td />
              <td>{money(current, currency)}</td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  );
}
