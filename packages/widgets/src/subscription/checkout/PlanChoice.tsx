import type { Plan } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useSession } from '../../base/app/index.ts';
import { ChangePlan } from './ChangePlan.tsx';
import type { BillingPeriod } from './checkout.queries.ts';
import { useFreshPurchase } from './useFreshPurchase.ts';

/** The button of one plan: renew the plan in use, select a first one, or change to another after confirming it. */
export function PlanChoice({ plan, period }: { plan: Plan; period: BillingPeriod }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { record } = useSession();
  const canBuy = useCan('core_app.change_partner');
  useFreshPurchase();
  const [isAsking, setAsking] = useState(false);
  const current = record.current_subscription;
  const isCurrent = plan.name === current.name;
  const isFree = Number(plan.monthly_price) === 0;
  // While a payment is under review, another one would be a second order.
  const isWaiting = record.valid_subscription && !record.subscription_payed;
  if (!canBuy || isWaiting || (isCurrent && isFree)) return null;
  const checkout = paths.checkout({ plan: plan.name, period });
  if (isCurrent || current.is_free)
    return (
      // Only a plan that has ended needs somebody's attention; among several to choose from, none stands out.
      <LinkButton href={checkout} tone={isCurrent && !record.valid_subscription ? 'accent' : 'neutral'} isFullWidth>
        {t(isCurrent ? 'choice.renew' : 'choice.select')}
      </LinkButton>
    );
  return (
    <>
      <Button onPress={() => setAsking(true)} isFullWidth>
        {t('choice.change', { plan: t(`common:planName.${plan.name}`) })}
      </Button>
      {isAsking && <ChangePlan plan={plan} period={period} onClose={() => setAsking(false)} />}
    </>
  );
}
