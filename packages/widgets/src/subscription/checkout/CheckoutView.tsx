import type { InvoiceForm, InvoiceFormInput, Quote } from '@corredor/core/api';
import type { PaymentStepperView } from '@corredor/machines/payment-stepper';
import { Banner } from '@corredor/ui/Banner';
import { Columns } from '@corredor/ui/Columns';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { InvoiceStep } from './InvoiceStep.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { type OutcomeStep, OutcomeView, type OutcomeViewProps } from './OutcomeView.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { useRejectionText } from './rejectionText.ts';
import { ThanksView } from './ThanksView.tsx';
import { useInvoiceForm } from './useInvoiceForm.ts';

interface CheckoutViewProps extends Omit<OutcomeViewProps, 'step' | 'support' | 'currency'> {
  brand: Brand;
  quote: Quote;
  invoiceForm: InvoiceForm;
  cardFields: ReactNode;
  invoiceAction: ReactNode;
  onFill: (invoice: InvoiceFormInput) => void;
  onConfirm: () => void;
}

/** The checkout at every step, from the invoice to the thanks. */
export function CheckoutView({ brand, quote, invoiceForm, cardFields, invoiceAction, ...props }: CheckoutViewProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { view } = props;
  const rejectionText = useRejectionText();
  const place = placeOf(view.step);
  const filling = useInvoiceForm(invoiceForm, view.error, props.onFill);
  const { forget } = filling.draft;
  const isOrdered = place === 'thanks';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is used up once, with the order.
  useEffect(() => {
    if (isOrdered) forget();
  }, [isOrdered]);
  if (isOrdered)
    return (
      <CheckoutFrame brand={brand} title={t('common:success.ordered')} width="narrow">
        <ThanksView view={view} quote={quote} invoiceAction={invoiceAction} />
      </CheckoutFrame>
    );
  const isForm = place === 'invoice' || place === 'payment';
  return (
    <CheckoutFrame
      brand={brand}
      title={isForm ? t('title') : t(`${place}.title`)}
      step={isForm ? place : undefined}
      context={isForm ? t('context') : undefined}
      width={isForm ? 'wide' : 'narrow'}
    >
      {!isForm && <OutcomeView {...props} step={place} support={brand.support} currency={quote.currency} />}
      {isForm && quote.rejection && (
        <Banner tone="caution" title={t('rejected.before')}>
          {rejectionText(quote.rejection)}
        </Banner>
      )}
      {/* Both steps stay mounted, so that nothing typed is lost on the way back, and the card only in its own fields. */}
      <div hidden={!isForm}>
        <Columns count="mainAside" gap="large">
          <div>
            <div hidden={place !== 'invoice'}>
              <InvoiceStep {...filling} />
            </div>
            <div hidden={place !== 'payment'}>
              <PaymentStep
                view={view}
                quote={quote}
                cardFields={cardFields}
                onConfirm={props.onConfirm}
                onBack={props.onBack}
              />
            </div>
          </div>
          <OrderPanel quote={quote} />
        </Columns>
      </div>
    </CheckoutFrame>
  );
}

function placeOf(step: PaymentStepperView['step']): 'invoice' | 'payment' | 'thanks' | OutcomeStep {
  switch (step) {
    case 'invoicing':
      return 'invoice';
    case 'paying':
    case 'tokenising':
    case 'charging':
      return 'payment';
    case 'paid':
    case 'pending':
      return 'thanks';
    default:
      return step;
  }
}
