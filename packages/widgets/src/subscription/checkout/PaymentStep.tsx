import type { Quote } from '@corredor/core/api';
import type { PaymentStepperView } from '@corredor/machines/payment-stepper';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ArrowLeft, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { failureHelp } from './failureHelp.ts';
import { ReviewNotice } from './ReviewNotice.tsx';

interface PaymentStepProps {
  view: PaymentStepperView;
  quote: Quote;
  cardFields: ReactNode;
  onConfirm: () => void;
  onBack: () => void;
}

/** The second step: the card, and the one button that charges it. */
export function PaymentStep({ view, quote, cardFields, onConfirm, onBack }: PaymentStepProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const isFree = Number(quote.total) === 0;
  const total = money(quote.total, quote.currency);
  const verb = isFree
    ? t('payment.confirm')
    : t(quote.waits_for_review ? 'payment.authorise' : 'payment.pay', { total });
  return (
    <Card title={t('payment.title')} description={t(isFree ? 'payment.nothing' : 'payment.context')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <Stack>
          {view.error && view.step === 'paying' && (
            <Banner tone="critical" title={view.error.message} isLive>
              {t(failureHelp(view.error))}
            </Banner>
          )}
          {!isFree && cardFields}
          {view.hasCardProblem && (
            <Banner tone="critical" isLive>
              {t('payment.cardProblem')}
            </Banner>
          )}
          {quote.waits_for_review && <Text tone="muted">{t('payment.review')}</Text>}
          <ReviewNotice quote={quote} />
          <Spread>
            <Button onPress={onBack} icon={ArrowLeft} isDisabled={view.isBusy}>
              {t('payment.back')}
            </Button>
            <Button type="submit" tone="accent" icon={Lock} isPending={view.isBusy}>
              {verb}
            </Button>
          </Spread>
        </Stack>
      </form>
    </Card>
  );
}
