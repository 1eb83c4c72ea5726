import type { Plan, PlanName, Subscription } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { SessionRecord } from '@corredor/core/session';
import { Button } from '@corredor/ui/Button';
import { FullPageFrame } from '@corredor/ui/FullPageFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import { ArrowLeft, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, BrandLink, LanguageSwitch } from '../../base/brand/index.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import type { BillingPeriod } from './planPrice.ts';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';
import type { PlansState } from './usePlans.ts';

interface PlansViewProps {
  brand: Brand;
  state: PlansState;
  onRetry: () => void;
  subscription: Pick<SessionRecord, 'current_subscription' | 'valid_subscription' | 'subscription_payed'>;
  /** The payment that waits for its review while the plan runs on. */
  underReview?: Subscription['under_review'];
  partnerName: string;
  /** Chosen at registration, and still to be bought. */
  chosenPlan?: PlanName | null;
  /** The user may buy plans. */
  canBuy: boolean;
  /** What can be done with a plan. */
  actionsOf: (plan: Plan, period: BillingPeriod) => ReactNode;
  isLoggingOut: boolean;
  onLogOut: () => void;
}

/** The plans for a brokerage: which one it has, and how to get another. */
export function PlansView({
  brand,
  state,
  onRetry,
  subscription,
  underReview,
  partnerName,
  chosenPlan,
  canBuy,
  actionsOf,
  isLoggingOut,
  onLogOut,
}: PlansViewProps) {
  const { t } = useTranslation('plans');
  const current = subscription.current_subscription;
  const [period, setPeriod] = useState<BillingPeriod>(current.subscription_type === 'annual' ? 'annual' : 'monthly');
  return (
    <FullPageFrame
      brand={<BrandLink brand={brand} href={paths.dashboard()} />}
      topEnd={
        <>
          <LanguageSwitch />
          <LinkButton href={paths.dashboard()} tone="quiet" size="small" icon={ArrowLeft}>
            {t('page.back')}
          </LinkButton>
          <Button tone="quiet" size="small" icon={LogOut} isPending={isLoggingOut} onPress={onLogOut}>
            {t('page.logout')}
          </Button>
        </>
      }
      title={t('page.title')}
      context={t('page.context')}
    >
      <SubscriptionNotice subscription={subscription} underReview={underReview} />
      <PlanCards
        level={2}
        state={state}
        onRetry={onRetry}
        period={period}
        onPeriodChange={setPeriod}
        currentPlan={state.status === 'ready' ? state.plans.find(({ name }) => name === current.name)?.name : undefined}
        chosenPlan={chosenPlan}
        actionsOf={(plan) => actionsOf(plan, period)}
      />
      <PlanQuestions brand={brand} partnerName={partnerName} canBuy={canBuy} />
    </FullPageFrame>
  );
}
