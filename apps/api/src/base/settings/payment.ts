import { StartError } from './startError.ts';

/** Which gateway takes the cards, and how it is reached. */
export type PaymentSettings =
  | { provider: 'sandbox' }
  | { provider: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string | null };

type Value = (name: string) => string | undefined;

/** Reads the payment gateway; the sandbox sells plans for no money, so a production system must ask for it by name. */
export function readPayment(value: Value, production: boolean): PaymentSettings {
  const wanted = value('PAYMENT_GATEWAY');
  if (wanted === undefined && production)
    throw new StartError(
      'PAYMENT_GATEWAY is not set. Set it to stripe, or to sandbox where plans are to be sold for test cards and no money.',
    );
  if (wanted === undefined || wanted === 'sandbox') return refuseStripeKeys(value, wanted);
  if (wanted !== 'stripe')
    throw new StartError(`PAYMENT_GATEWAY is "${wanted}". Set PAYMENT_GATEWAY to sandbox or stripe.`);
  const key = (name: string, start: RegExp, says: string) => {
    const found = value(name);
    if (found && start.test(found)) return found;
    throw new StartError(
      `${name} is ${found ? 'no such key' : 'missing'}. Set ${name} to the key that begins with ${says}.`,
    );
  };
  const secretKey = key('STRIPE_SECRET_KEY', /^(sk|rk)_(test|live)_\w+$/, 'sk_test_ or sk_live_');
  const publishableKey = key('STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_\w+$/, 'pk_test_ or pk_live_');
  const webhookSecret = key('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_');
  if (modeOf(secretKey) !== modeOf(publishableKey))
    throw new StartError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes. Set both to test keys, or both to live keys.',
    );
  return { provider: 'stripe', secretKey, publishableKey, webhookSecret, apiUrl: readApiUrl(value('STRIPE_API_URL')) };
}
const modeOf = (key: string) => key.split('_')[1];

/** Keys without the gateway that they are for are a mistake that would otherwise sell plans for nothing. */
function refuseStripeKeys(value: Value, wanted: string | undefined): PaymentSettings {
  if (wanted === undefined && value('STRIPE_SECRET_KEY'))
    throw new StartError('STRIPE_SECRET_KEY is set, but not the gateway. Set PAYMENT_GATEWAY to stripe too.');
  return { provider: 'sandbox' };
}
function readApiUrl(text: string | undefined) {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return text;
  throw new StartError(
    'STRIPE_API_URL is not an address. Set it to one such as http://127.0.0.1:12111, without a path, or leave it out.',
  );
}
