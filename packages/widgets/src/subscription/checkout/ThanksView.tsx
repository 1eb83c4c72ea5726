import type { Quote } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { PaymentStepperView } from '@corredor/machines/payment-stepper';
import { Banner } from '@corredor/ui/Banner';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useSession } from '../../base/app/index.ts';

interface ThanksViewProps {
  view: PaymentStepperView;
  quote: Quote;
  /** Downloads the invoice. */
  invoiceAction: ReactNode;
}

/** The order arrived: paid and active, or waiting for its review. */
export function ThanksView({ view, quote, invoiceAction }: ThanksViewProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { money } = useFormats();
  const isPending = view.step === 'pending';
  const { record } = useSession();
  // The session learns of it a moment later than the quote.
  const pauses = quote.pauses_work || !record.subscription_payed;
  const order = view.sent ?? view.order;
  const isQuoted = order.planId === quote.plan.id;
  const items = [
    { term: t('thanks.frequency'), detail: t(`common:subscriptionType.${order.frequency}`) },
    { term: t('thanks.total'), detail: money(order.total, quote.currency) },
    {
      term: t('thanks.state'),
      detail: t(isPending ? 'common:paymentState.pending' : 'common:paymentState.paid'),
    },
  ];
  if (isQuoted) items.unshift({ term: t('thanks.plan'), detail: t(`common:planName.${quote.plan.name}`) });
  return (
    <Stack gap="large">
      {isPending ? (
        <Banner title={t('thanks.pendingTitle')} isLive>
          {t(pauses ? 'thanks.pendingText' : 'thanks.pendingRuns')}
        </Banner>
      ) : (
        <Banner tone="positive" title={t('thanks.paidTitle')} isLive>
          {t('thanks.paidText')}
        </Banner>
      )}
      <Card title={t('thanks.order')}>
        <DescriptionList items={items} />
      </Card>
      {isPending && <Text tone="muted">{t('thanks.watching')}</Text>}
      <Inline>
        {(!isPending || !pauses) && (
          <LinkButton href={paths.dashboard()} tone="accent">
            {t('thanks.dashboard')}
          </LinkButton>
        )}
        {!isPending && invoiceAction}
        {isPending && <LinkButton href={paths.plans()}>{t('frame.back')}</LinkButton>}
      </Inline>
    </Stack>
  );
}
