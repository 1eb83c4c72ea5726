import type { Plan } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { SessionRecord } from '@corredor/core/session';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { FullPageFrame } from '@corredor/ui/FullPageFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import { ArrowLeft, LogOut, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, BrandLink, LanguageSwitch, mailLink, whatsappLink } from '../brand/index.ts';
import { PlanCards } from './PlanCards.tsx';
import type { BillingPeriod } from './planPrice.ts';
import type { PlansState } from './usePlans.ts';

export interface PlansViewProps {
  brand: Brand;
  state: PlansState;
  onRetry: () => void;
  subscription: Pick<SessionRecord, 'current_subscription' | 'valid_subscription' | 'subscription_payed'>;
  partnerName: string;
  isLoggingOut: boolean;
  onLogOut: () => void;
}

/** The plans for a brokerage: which one it has, and how to get another. */
export function PlansView({
  brand,
  state,
  onRetry,
  subscription,
  partnerName,
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
      <SubscriptionNotice subscription={subscription} />
      <PlanCards
        level={2}
        state={state}
        onRetry={onRetry}
        period={period}
        onPeriodChange={setPeriod}
        currentPlan={state.status === 'ready' ? state.plans.find(({ name }) => name === current.name)?.name : undefined}
        actionsOf={(plan) => (
          <PlanActions {...{ brand, plan, period, partnerName }} isCurrent={plan.name === current.name} />
        )}
      />
      <Card title={t('page.howTitle')}>
        <Text>{t('page.how', { hours: brand.support.hours })}</Text>
      </Card>
    </FullPageFrame>
  );
}

function SubscriptionNotice({ subscription }: Pick<PlansViewProps, 'subscription'>) {
  const { t } = useTranslation(['plans', 'common']);
  const { current_subscription: current, valid_subscription, subscription_payed } = subscription;
  if (!valid_subscription)
    return (
      <Banner tone="caution" title={t('page.expired')}>
        {t('page.expiredText')}
      </Banner>
    );
  if (subscription_payed) return null;
  return <Banner title={t('page.pending')}>{t('page.pendingText', { plan: current.name })}</Banner>;
}

interface PlanActionsProps {
  brand: Brand;
  plan: Plan;
  period: BillingPeriod;
  partnerName: string;
  isCurrent: boolean;
}

function PlanActions({ brand: { support }, plan, period, partnerName, isCurrent }: PlanActionsProps) {
  const { t } = useTranslation(['plans', 'common']);
  // Nothing to renew, and nobody to ask.
  if (isCurrent && plan.name === 'Free') return null;
  const values = {
    plan: t(`common:planName.${plan.name}`),
    partner: partnerName,
    period: t(`period.${period}`).toLowerCase(),
  };
  const subject = isCurrent ? t('page.renewSubject', values) : t('page.subject', values);
  const body = isCurrent ? t('page.renewBody', values) : t('page.body', values);
  return (
    <>
      <LinkButton href={mailLink(support.email, subject, body)} icon={Mail} isFullWidth>
        {isCurrent ? t('page.renewByMail') : t('page.byMail')}
      </LinkButton>
      <LinkButton
        href={whatsappLink(support.whatsapp, body)}
        target="_blank"
        rel="noopener noreferrer"
        tone="quiet"
        icon={MessageCircle}
        isFullWidth
      >
        {isCurrent ? t('page.renewByWhatsapp') : t('page.byWhatsapp')}
      </LinkButton>
    </>
  );
}
