import type { Checkout, CheckoutInput } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { hashOf } from '../../server/checks/idempotency.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { GatewayUnanswered } from '../gateways/index.ts';
import { checkInvoiceForm } from './checkInvoiceForm.ts';
import {
  addCheckout,
  type CheckoutRow,
  changeCheckout,
  findByKey,
  findOpen,
  hasPending,
  lockPartner,
  toCheckout,
} from './checkouts.store.ts';
import { completeCheckout } from './complete.ts';
import { type BillingWorld, inPartner, type Place } from './place.ts';
import { recordOutcome, settle } from './settle.ts';
import { quoteFor } from './standing.ts';

type World = Omit<BillingWorld, 'db'> & { kickMail: () => void };

/**
 * Buying a plan in three steps, so that a crash at any await can be mended: what is wanted is written down, the gateway is asked
 * outside any transaction, its answer is written down. No step charges twice.
 */
export function checkoutOperations(request: RequestContext, { gateway, brand, publicUrl, kickMail }: World) {
  const world: BillingWorld = { db: request.db, gateway, brand, publicUrl };

  /** What the key stands for, written down before the gateway hears of it; `isNew` only for the request that did so. */
  const begin = (key: string, body: CheckoutInput) =>
    request.asCaller(async ({ trx, caller }) => {
      const place: Place = { trx, partnerId: caller.partnerId, userId: caller.userId };
      const hash = hashOf(body);
      await lockPartner(place);
      const known = await findByKey(trx, place.partnerId, key);
      if (known) return { checkout: sameBody(known, hash), isNew: false };
      // Before the price is made: while another purchase is open, the price that will hold is not known.
      if (await findOpen(trx, place.partnerId)) throw conflict('payment_processing', { retryAfter: 5 });
      const found = await quoteFor(trx, caller, body);
      if (!found) throw invalidField('plan_id', 'field.not_found');
      const { quote, price } = found;
      await refuse(place, body, found);
      const invoice = await checkInvoiceForm(body.invoice);
      const wanted = { key, hash, body: { ...body, invoice }, price, currency: quote.currency };
      const checkout = await addCheckout(place, { ...wanted, provider: gateway.provider });
      if (checkout.provider !== null) return { checkout, isNew: true };
      request.afterCommit(kickMail);
      return { checkout: await completeCheckout(place, world, checkout, 'paid'), isNew: false };
    });

  const refuse = async (
    place: Place,
    body: CheckoutInput,
    found: NonNullable<Awaited<ReturnType<typeof quoteFor>>>,
  ) => {
    const { quote } = found;
    if (quote.kind === 'renewal' && quote.to === null) throw conflict('plan_current');
    if (await hasPending(place.trx, place.partnerId)) throw conflict('payment_pending');
    if (quote.blockers.length > 0) throw conflict('plan_too_small', { blockers: quote.blockers });
    const isOther = body.expected_from !== undefined && body.expected_from !== quote.from;
    if (isOther || compareMoney(body.expected_total, quote.total) !== 0)
      throw conflict('price_changed', { current: quote });
    if (compareMoney(quote.total, '0.00') === 0) return;
    if (!body.card) throw invalidField('card', 'field.required');
    if (body.card.provider !== gateway.provider || !gateway.accepts(body.card.token))
      throw invalidField('card.token', 'field.card_token');
  };
  /** Gives up a bank's check that this buyer left, so that she can pay in another way. */
  const dropOwn = async (key: string) => {
    const left = await request.asCaller(async ({ trx, caller }) => {
      const open = await findOpen(trx, caller.partnerId);
      return open?.state === 'requires_action' && open.user_id === caller.userId && open.key !== key ? open : null;
    });
    if (left) await settle(world, left, { by: 'find', givesUp: 'unconfirmed', userId: left.user_id });
  };

  /** Announces the purchase, notes its reference, and only then charges: what has no reference cannot have been charged. */
  const charge = async (checkout: CheckoutRow, token: string) => {
    const { partner_id: partnerId, user_id: userId, key, total: amount, currency, waits_for_review } = checkout;
    const at = <Result>(work: (place: Place) => Promise<Result>) => inPartner(request.db, { partnerId, userId }, work);
    const order = { partnerId, key, amount, currency, isAuthorisedOnly: waits_for_review, description: brand };
    const reference = await gateway.prepare(order).catch(silence);
    if (reference === null) {
      const unsent = { state: 'declined', reason: 'not_sent' } as const;
      return { checkout: await at((place) => recordOutcome(place, world, checkout.id, unsent)), clientSecret: null };
    }
    await at(({ trx }) => changeCheckout(trx, checkout, { reference }));
    const outcome = await gateway.charge({ partnerId, key, reference }, token).catch(silence);
    if (outcome === null) return { checkout, clientSecret: null };
    const done = await at((place) => recordOutcome(place, world, checkout.id, outcome));
    request.afterCommit(kickMail);
    return { checkout: done, clientSecret: outcome.state === 'requires_action' ? outcome.clientSecret : null };
  };

  const told = async (checkout: CheckoutRow, clientSecret: string | null) => {
    const { partner_id: partnerId, user_id: userId } = checkout;
    return inPartner(request.db, { partnerId, userId }, ({ trx }) => toCheckout(trx, checkout, clientSecret));
  };
  const findMine = (key: string) => request.asCaller(({ trx, caller }) => findByKey(trx, caller.partnerId, key));
  /** A purchase that is still open is asked about: its answer may have come meanwhile. */
  const upToDate = (checkout: CheckoutRow, by: 'find' | 'confirm') =>
    checkout.state === 'requires_action' || checkout.state === 'processing'
      ? settle(world, checkout, { by, givesUp: 'nothing', userId: checkout.user_id })
      : Promise.resolve({ checkout, clientSecret: null });

  return {
    createCheckout: async ({ body, key = '' }) => {
      await dropOwn(key);
      const begun = await begin(key, body);
      const { checkout, clientSecret } =
        begun.isNew && body.card
          ? await charge(begun.checkout, body.card.token)
          : await upToDate(begun.checkout, 'find');
      if (!checkout) return notFound('record');
      if (checkout.state === 'declined') return declined(await told(checkout, null));
      return created(await told(checkout, clientSecret));
    },
    getCheckout: async ({ path }) => {
      const found = await findMine(path.checkoutKey);
      if (!found) return notFound('record');
      const { checkout, clientSecret } = await upToDate(found, 'find');
      return ok(await told(checkout ?? found, clientSecret));
    },
    confirmCheckout: async ({ path }) => {
      const found = await findMine(path.checkoutKey);
      if (!found) return notFound('record');
      const { checkout, clientSecret } = await upToDate(found, 'confirm');
      request.afterCommit(kickMail);
      if (checkout?.state === 'declined') return declined(await told(checkout, null));
      return ok(await told(checkout ?? found, clientSecret));
    },
  } satisfies Partial<Operations>;
}

function sameBody(checkout: CheckoutRow, hash: string) {
  if (checkout.body_hash !== hash) throw new Problem(422, 'idempotency_key_reused');
  return checkout;
}
const declined = ({ reason }: Checkout) => new Problem(402, 'card_declined', { reason: reason ?? 'generic' });
const silence = (error: unknown) => {
  if (error instanceof GatewayUnanswered) return null;
  throw error;
};
