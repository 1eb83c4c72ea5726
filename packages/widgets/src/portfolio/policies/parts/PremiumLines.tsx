// biome-ignore-all lint/a11y/noRedundantRoles: display: grid on a phone takes the roles of a table away
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
    <table role="table" className={styles.table} aria-label={t('common:premium.how')}>
      <tbody role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            {t('common:premium.net')}
          </th>
          <td role="cell" />
          <td role="cell">{money(net, currency)}</td>
        </tr>
        {charges.map(({ code, label, base, base_amount, rate, amount }) => (
          <tr role="row" key={code}>
            <th role="rowheader" scope="row">
              {chargeName({ code, label }, language)}
            </th>
            <td role="cell">
              {rate !== undefined &&
                t('premium.ofBase', {
                  rate: percent(rate),
                  base: t(`premium.base.${base}`),
                  amount: money(base_amount, currency),
                })}
            </td>
            <td role="cell">{money(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            {t('common:premium.total')}
          </th>
          <td role="cell" />
          <td role="cell">{money(total, currency)}</td>
        </tr>
        {moved !== '0.00' && (
          <>
            <tr role="row">
              <th role="rowheader" scope="row">
                {t('premium.movements')}
              </th>
              <td role="cell" />
              <td role="cell">{money(moved, currency)}</td>
            </tr>
            <tr role="row">
              <th role="rowheader" scope="row">
                {t('field.current_total')}
              </th>
              <td role="cell" />
              <td role="cell">{money(current, currency)}</td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  );
}
