import type { Plan } from '@corredor/core/api';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './PlanCard.css.ts';
import { annualSaving, type BillingPeriod, priceOf } from './planPrice.ts';

/** What a plan costs by month or by year, and what a year saves. */
export function PlanPriceLine({ plan, period }: { plan: Plan; period: BillingPeriod }) {
  const { t } = useTranslation('plans');
  const { price } = useFormats();
  const isFree = Number(plan.monthly_price) === 0;
  const saving = period === 'annual' ? annualSaving(plan) : null;
  return (
    <>
      <p className={css.price}>
        <span className={css.amount}>{price(priceOf(plan, period), plan.currency)}</span>
        <Text as="span" tone="muted">
          {period === 'annual' ? t('price.perYear') : t('price.perMonth')}
        </Text>
      </p>
      <div className={css.note}>
        <Text size="sm" tone={saving ? 'positive' : 'muted'}>
          {isFree && t('price.free')}
          {saving && t('price.saving', { amount: price(saving, plan.currency) })}
        </Text>
      </div>
    </>
  );
}
