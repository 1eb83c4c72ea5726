import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../base/app/index.ts';
import { isPaymentsDocument, loadStripe } from './loadStripe.ts';
import type { Stripe, StripeField, StripeFieldName } from './stripe.types.ts';

const stripeFieldNames = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; stripe: Stripe };

/** Stripe's three fields in their places, and what Stripe says is wrong with them. */
export function useStripeFields(publishableKey: string, isDisabled: boolean, onChange: () => void) {
  const { language } = useLanguage();
  const places = useRef<Partial<Record<StripeFieldName, HTMLDivElement | null>>>({});
  const fields = useRef<Partial<Record<StripeFieldName, StripeField>>>({});
  const [state, setState] = useState<State>({ status: 'loading' });
  const [errors, setErrors] = useState<Partial<Record<StripeFieldName, string | undefined>>>({});
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent(onChange);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    // Who came here without a new document has the policy of another page, which keeps Stripe out.
    if (!isPaymentsDocument()) return window.location.reload();
    let isGone = false;
    loadStripe(publishableKey, language).then(
      (stripe) => {
        if (isGone) return;
        const elements = stripe.elements({ locale: language });
        for (const name of stripeFieldNames) {
          const place = places.current[name];
          if (!place) continue;
          const { color, fontSize } = getComputedStyle(place);
          const field = elements.create(name, { style: { base: { color, fontSize } }, disabled: false });
          field.on('change', ({ error }) => {
            setErrors((before) => ({ ...before, [name]: error?.message }));
            tell();
          });
          field.mount(place);
          fields.current[name] = field;
        }
        setState({ status: 'ready', stripe });
      },
      () => !isGone && setState({ status: 'failed' }),
    );
    return () => {
      isGone = true;
      for (const field of Object.values(fields.current)) field.destroy();
      fields.current = {};
    };
  }, [publishableKey, language, attempt]);

  useEffect(() => {
    if (state.status === 'ready')
      for (const field of Object.values(fields.current)) field.update({ disabled: isDisabled });
  }, [state, isDisabled]);

  return {
    state,
    errors,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    placeOf: (name: StripeFieldName) => (place: HTMLDivElement | null) => {
      places.current[name] = place;
    },
    fieldOf: (name: StripeFieldName) => fields.current[name],
  };
}
