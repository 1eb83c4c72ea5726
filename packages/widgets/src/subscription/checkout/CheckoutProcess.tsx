import type { Gateway, InvoiceForm, Quote } from '@corredor/core/api';
import { idempotencyKey } from '@corredor/core/client';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Brand } from '../../base/brand/index.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { CardFields } from './cardFields/CardFields.tsx';
import type { CardFieldsHandle } from './cardFields/cardFields.types.ts';
import { useOutcome } from './useOutcome.ts';
import { usePaymentStepper } from './usePaymentStepper.ts';
import { useStepInAddress } from './useStepInAddress.ts';

interface CheckoutProcessProps {
  brand: Brand;
  quote: Quote;
  invoiceForm: InvoiceForm;
  gateway: Gateway;
  invoiceAction: (invoiceId: number) => ReactNode;
  refetchQuote: () => Promise<unknown>;
}

/** One order from its first step to its end. */
export function CheckoutProcess({ quote, gateway, invoiceAction, refetchQuote, ...props }: CheckoutProcessProps) {
  const card = useRef<CardFieldsHandle>(null);
  const order = { planId: quote.plan.id, frequency: quote.renewal_frequency, from: quote.from, total: quote.total };
  const { view, send } = usePaymentStepper(order, card);
  useOutcome(view, () => send({ type: 'outcome.ask' }));
  useStepInAddress(view.step, () => send({ type: 'step.back' }));

  const isRepriced = view.step === 'repriced';
  const refetch = useEffectEvent(refetchQuote);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    setFresh(false);
    if (isRepriced) void refetch().then(() => setFresh(true));
  }, [isRepriced]);

  const invoiceId = view.checkout?.invoice_id ?? null;
  return (
    <CheckoutView
      {...props}
      view={view}
      quote={quote}
      cardFields={
        <CardFields
          ref={card}
          gateway={gateway}
          isDisabled={view.isBusy}
          onChange={() => send({ type: 'card.change' })}
        />
      }
      invoiceAction={invoiceId !== null && invoiceAction(invoiceId)}
      newTotal={isFresh ? quote.total : null}
      onFill={(invoice) => send({ type: 'invoice.fill', invoice })}
      onConfirm={() => send({ type: 'payment.confirm', key: idempotencyKey() })}
      onRetry={() => send({ type: 'payment.retry' })}
      onBack={() => send({ type: 'step.back' })}
      onAsk={() => send({ type: 'outcome.ask' })}
      onContinueAtBank={() => send({ type: 'bank.continue' })}
      onAcceptPrice={() => send({ type: 'order.change', order })}
    />
  );
}
