import type { DeclineReason } from '@corredor/core/api';
import { toCents } from '@corredor/core/money';
import Stripe from 'stripe';
import { createCircuit } from './circuit.ts';
import { type Gateway, GatewayUnanswered, type Outcome } from './gateway.ts';

/** How Stripe is reached. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of its API, for tests against a fake of it. */
  apiUrl: string | null;
}
const timeoutMs = 15_000;
/** A signed message serves for five minutes, so that one that was overheard cannot be sent again later. */
const toleranceSeconds = 300;

/** Stripe's PaymentIntents; the card is a payment method that the browser made in Stripe's own fields. */
export function stripeGateway(settings: StripeSettings, timeout = timeoutMs): Gateway {
  const stripe = new Stripe(settings.secretKey, {
    ...placeOf(settings.apiUrl),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const circuit = createCircuit();
  const ask = (call: () => Promise<Stripe.PaymentIntent>) => circuit(() => call().then(outcomeOf).catch(refusalOf));
  const intents = stripe.paymentIntents;
  const find: Gateway['find'] = ({ reference }) => ask(() => intents.retrieve(reference));
  return {
    provider: 'stripe',
    isTest: /^(sk|rk)_test_/.test(settings.secretKey),
    publishableKey: settings.publishableKey,
    accepts: (token) => /^pm_\w+$/.test(token),
    prepare: ({ partnerId, key, amount, currency, isAuthorisedOnly, description }) => {
      const wanted: Stripe.PaymentIntentCreateParams = {
        amount: Number(toCents(amount)),
        currency: currency.toLowerCase(),
        capture_method: isAuthorisedOnly ? 'manual' : 'automatic',
        allowed_payment_method_types: ['card'],
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description,
        metadata: { partner_id: String(partnerId), checkout: key },
      };
      const idempotencyKey = `${partnerId}-${key}`;
      return circuit(() => intents.create(wanted, { idempotencyKey }).then(readId).catch(unanswered));
    },
    charge: ({ partnerId, key, reference }, token) =>
      ask(() =>
        intents.confirm(reference, { payment_method: token }, { idempotencyKey: `${partnerId}-${key}-confirm` }),
      ),
    find,
    // The bank's check is told to Stripe by the browser; there is nothing to add to it from here.
    confirm: find,
    capture: async (purchase) => {
      const known = await find(purchase);
      if (known.state !== 'authorised') return known;
      const idempotencyKey = `${purchase.partnerId}-${purchase.key}-capture`;
      return ask(() => intents.capture(purchase.reference, {}, { idempotencyKey }));
    },
    release: async (purchase) => {
      const known = await find(purchase);
      if (['paid', 'cancelled', 'processing'].includes(known.state)) return known;
      const idempotencyKey = `${purchase.partnerId}-${purchase.key}-cancel`;
      return ask(() => intents.cancel(purchase.reference, {}, { idempotencyKey }));
    },
    readEvent: (body, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, toleranceSeconds);
        return event.type.startsWith('payment_intent.') && 'id' in event.data.object
          ? String(event.data.object.id)
          : '';
      } catch {
        return null;
      }
    },
  };
}
function placeOf(apiUrl: string | null) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    port: port || undefined,
  };
}

/** What an answer of Stripe says; one that says nothing known is no answer. */
function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  switch (intent.status) {
    case 'succeeded':
      return { state: 'paid' };
    case 'requires_capture':
      return { state: 'authorised' };
    case 'canceled':
      return { state: 'cancelled' };
    case 'processing':
      return { state: 'processing' };
    case 'requires_action':
      if (intent.client_secret) return { state: 'requires_action', clientSecret: intent.client_secret };
      break;
    case 'requires_confirmation':
      return { state: 'prepared' };
    case 'requires_payment_method':
      // Before the first card there is no error; afterwards it says why the card was refused.
      if (!intent.last_payment_error) return { state: 'prepared' };
      return { state: 'declined', reason: reasonOf(intent.last_payment_error) };
  }
  throw new GatewayUnanswered('Stripe answered in words that are not known');
}
function readId(intent: Stripe.PaymentIntent) {
  if (typeof intent.id !== 'string' || !intent.id.startsWith('pi_'))
    throw new GatewayUnanswered('Stripe named nothing');
  return intent.id;
}
/** A refused card is an answer; all else leaves open what happened. */
function refusalOf(error: unknown): Outcome {
  if (error instanceof Stripe.errors.StripeCardError) return { state: 'declined', reason: reasonOf(error) };
  return unanswered(error);
}
function unanswered(error: unknown): never {
  if (error instanceof GatewayUnanswered) throw error;
  // Its own words may quote what was sent; the kind of the error and Stripe's code are enough for the log.
  const said = error instanceof Stripe.errors.StripeError ? `${error.type} ${error.code ?? ''}` : 'no Stripe error';
  throw new GatewayUnanswered(`Stripe did not answer: ${said.trim()}`);
}
const codes: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  lost_card: 'lost_or_stolen',
  stolen_card: 'lost_or_stolen',
  pickup_card: 'lost_or_stolen',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
};
const reasonOf = ({ decline_code, code }: { decline_code?: string; code?: string }): DeclineReason =>
  codes[decline_code ?? ''] ?? codes[code ?? ''] ?? 'generic';
