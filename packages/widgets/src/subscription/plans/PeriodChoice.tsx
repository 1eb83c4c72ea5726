import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './PeriodChoice.css.ts';
import type { BillingPeriod } from './planPrice.ts';

const periods: readonly BillingPeriod[] = ['monthly', 'annual'];

/** By month or by year; the browser alone shows the prices that go with it, so that it works before any script has come. */
export function PeriodChoice() {
  const { t } = useTranslation('plans');
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('period.label')}</legend>
      {periods.map((period) => (
        <label key={period} className={css.item}>
          <input type="radio" name={name} value={period} defaultChecked={period === 'monthly'} className={css.input} />
          {t(`period.${period}`)}
        </label>
      ))}
    </fieldset>
  );
}
