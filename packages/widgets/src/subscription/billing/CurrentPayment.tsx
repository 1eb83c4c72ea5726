import type { Subscription, SubscriptionPayment } from '@corredor/core/api';
import { addMoney, multiplyByPercent } from '@corredor/core/money';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { PaymentState } from './PaymentState.tsx';

interface CurrentPaymentProps {
  subscription: RecordState<Subscription>;
  /** The newest payment, if there is one. */
  latest: SubscriptionPayment | null;
}

/** What the plan costs each period, and the payment that it runs on. */
export function CurrentPayment({ subscription, latest }: CurrentPaymentProps) {
  const { t } = useTranslation(['billing', 'common']);
  const { money, date, percent } = useFormats();
  if (subscription.status !== 'ready') return <Skeleton shape="rows" height="11rem" />;
  const { plan, subscription_type, ends_on } = subscription.record;
  const name = t(`common:planName.${plan.name}`);
  if (subscription_type === 'free')
    return (
      <Card title={t('current')}>
        <Text>{t('free', { plan: name })}</Text>
      </Card>
    );
  const price = subscription_type === 'annual' ? plan.annual_price : plan.monthly_price;
  const vat = plan.vat_percent ? multiplyByPercent(price, plan.vat_percent) : null;
  const items = [
    { term: t('column.plan'), detail: name },
    { term: t('column.renewal_frequency'), detail: t(`common:subscriptionType.${subscription_type}`) },
    { term: t('price'), detail: money(price, plan.currency) },
    {
      term: plan.vat_percent ? t('vat', { percent: percent(plan.vat_percent) }) : t('noVat'),
      detail: vat && money(vat, plan.currency),
    },
    { term: t('total'), detail: money(vat ? addMoney(price, vat) : price, plan.currency) },
    { term: t('nextPayment'), detail: date(ends_on) },
    { term: t('column.state'), detail: latest && <PaymentState state={latest.state} /> },
  ];
  return (
    <Card title={t('current')}>
      <DescriptionList items={items} columns={3} />
    </Card>
  );
}
