type Failure = { error?: { message?: string } };

/** One of Stripe's hosted fields: a frame of theirs inside a place of ours. */
export interface StripeField {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  focus: () => void;
  update: (options: { disabled: boolean }) => void;
  on: (event: 'change', listen: (change: Failure & { complete: boolean }) => void) => void;
}
export type StripeFieldName = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** What we use of Stripe.js. */
export interface Stripe {
  elements: (options: { locale: string }) => {
    create: (name: StripeFieldName, options: { style: object; disabled: boolean }) => StripeField;
  };
  createPaymentMethod: (options: { type: 'card'; card: StripeField; billing_details: { name: string } }) => Promise<
    Failure & {
      paymentMethod?: { id: string; card?: { brand: string; last4: string; exp_month: number; exp_year: number } };
    }
  >;
  handleNextAction: (options: { clientSecret: string }) => Promise<Failure>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { locale: string }) => Stripe;
  }
}
