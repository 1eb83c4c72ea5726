import { addDays, daysBetween } from '@corredor/core/dates';
import { sql } from 'kysely';
import { queueMail } from '../../services/mail/index.ts';
import { notify } from '../../services/notifications/index.ts';
import { GatewayUnanswered } from '../gateways/index.ts';
import { changeCheckout, lockCheckoutOfPayment, purchaseOf } from './checkouts.store.ts';
import { takeEffect } from './complete.ts';
import { type BillingWorld, inPartner, type Place, type Words } from './place.ts';
import { recordBilling } from './recordBilling.ts';

/** Why an operator's wish was not followed. */
export type Refusal = 'no_such_payment' | 'not_pending' | 'gateway_silent' | 'authorisation_gone';
export type Decision = { isDone: true; plan: string } | { isDone: false; why: Refusal };

const lockPayment = ({ trx, partnerId }: Place, paymentId: number) =>
  trx
    .selectFrom('subscription_payments as y')
    .innerJoin('plans as l', 'l.id', 'y.plan_id')
    .innerJoin('partners as p', 'p.id', 'y.partner_id')
    .select(['y.id', 'y.state', 'y.plan_id', 'y.subscription_id', 'y.from_date', 'y.to_date', 'l.name as plan'])
    .select(['p.email', 'p.language', 'p.name as partner'])
    .where('y.partner_id', '=', partnerId)
    .where('y.id', '=', paymentId)
    .forUpdate('y')
    .executeTakeFirst();
const refused = (why: Refusal) => ({ isDone: false, why }) as const;

/** Makes a pending payment count, once its money is taken: the subscription is active from then on. */
export async function recordApproval(place: Place, words: Words, paymentId: number): Promise<Decision> {
  const payment = await lockPayment(place, paymentId);
  if (!payment) return refused('no_such_payment');
  if (payment.state !== 'pending') return refused('not_pending');
  const { trx, partnerId } = place;
  const checkout = await lockCheckoutOfPayment(trx, partnerId, payment.id);
  // What was entered by hand has the days that were meant.
  const { from_date, to_date } = checkout ? await termAfterReview(place, payment) : payment;
  await trx
    .updateTable('subscription_payments')
    .set({ state: 'paid', from_date, to_date })
    .where('id', '=', payment.id)
    .execute();
  await trx
    .updateTable('subscriptions')
    .set({ is_paid: true, starts_on: from_date, ends_on: to_date })
    .where('id', '=', payment.subscription_id)
    .execute();
  if (checkout) await changeCheckout(trx, checkout, { state: 'paid' });
  await recordBilling(place, 'plan_approved', { payment_id: payment.id });
  const email = checkout?.email ?? payment.email;
  await takeEffect(place, words, { ...payment, from_date, email, payment_id: payment.id }, 'subscription_approved');
  return { isDone: true, plan: payment.plan };
}

/** The term that is bought begins when the plan that ran during the review gives way to it, and is as long as it was to be. */
async function termAfterReview(
  { trx, partnerId }: Place,
  { subscription_id, from_date, to_date }: { subscription_id: number; from_date: string; to_date: string },
) {
  const ran = await trx
    .selectFrom('subscriptions as s')
    .innerJoin('partner_today as t', 't.partner_id', 's.partner_id')
    .select(['s.subscription_type', 's.ends_on', 't.today'])
    .where('s.partner_id', '=', partnerId)
    .where('s.id', '<', subscription_id)
    .where('s.is_paid', '=', true)
    .where('s.cancelled_at', 'is', null)
    .whereRef('s.starts_on', '<=', 't.today')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!ran || ran.subscription_type === 'free' || ran.ends_on === null) return { from_date, to_date };
  const next = ran.ends_on >= ran.today ? ran.today : addDays(ran.ends_on, 1);
  const late = Math.max(0, daysBetween(from_date, next));
  return { from_date: addDays(from_date, late), to_date: addDays(to_date, late) };
}

/** Turns a pending payment down: what was there before comes back. */
export async function recordRejection(
  place: Place,
  words: Words,
  paymentId: number,
  reason: string | null,
): Promise<Decision> {
  const payment = await lockPayment(place, paymentId);
  if (!payment) return refused('no_such_payment');
  if (payment.state !== 'pending') return refused('not_pending');
  const { trx, partnerId } = place;
  await trx
    .updateTable('subscription_payments')
    .set({ state: 'rejected', reason })
    .where('id', '=', payment.id)
    .execute();
  await trx
    .updateTable('subscriptions')
    .set({ cancelled_at: sql<string>`app_now()` })
    .where('id', '=', payment.subscription_id)
    .execute();
  const checkout = await lockCheckoutOfPayment(trx, partnerId, payment.id);
  if (checkout) await changeCheckout(trx, checkout, { state: 'declined', reason: reason ? 'rejected' : 'lapsed' });
  await recordBilling(place, 'plan_rejected', { payment_id: payment.id, reason });
  await notify(
    { trx, caller: { partnerId, userId: null } },
    {
      to: { permission: 'core_app.change_partner' },
      kind: 'subscription_rejected',
      params: { plan: payment.plan },
      link: '/app/payments',
    },
  );
  await queueMail(trx, words.brand, {
    to: checkout?.email ?? payment.email,
    kind: reason ? 'subscription_rejected' : 'subscription_lapsed',
    language: payment.language,
    link: `${words.publicUrl}/app/payments`,
    params: { partner: payment.partner, plan: payment.plan, reason: reason ?? '' },
  });
  return { isDone: true, plan: payment.plan };
}

/** Approves a payment that waits for review: takes the authorised money, then opens the plan. Twice is once. */
export async function approvePayment(world: BillingWorld, partnerId: number, paymentId: number): Promise<Decision> {
  const at = tenant(world, partnerId);
  const found = await at((place) => readReview(place, paymentId));
  if ('isDone' in found) return found;
  if (found.purchase) {
    try {
      const outcome = await world.gateway.capture(found.purchase);
      if (outcome.state !== 'paid') return refused('authorisation_gone');
    } catch (error) {
      if (error instanceof GatewayUnanswered) return refused('gateway_silent');
      throw error;
    }
  }
  return at((place) => recordApproval(place, world, paymentId));
}

/** Rejects a payment that waits for review: gives the authorised money back, and says why to those who can mend it. */
export async function rejectPayment(
  world: BillingWorld,
  partnerId: number,
  paymentId: number,
  reason: string,
): Promise<Decision> {
  const at = tenant(world, partnerId);
  const found = await at((place) => readReview(place, paymentId));
  if ('isDone' in found) return found;
  if (found.purchase) {
    try {
      const outcome = await world.gateway.release(found.purchase);
      if (outcome.state === 'paid') return refused('not_pending');
    } catch (error) {
      if (error instanceof GatewayUnanswered) return refused('gateway_silent');
      throw error;
    }
  }
  return at((place) => recordRejection(place, world, paymentId, reason));
}
const tenant =
  ({ db }: BillingWorld, partnerId: number) =>
  <Result>(work: (place: Place) => Promise<Result>) =>
    inPartner(db, { partnerId, userId: null }, work);

/** A payment that waits for review, and its purchase at the gateway; one that was entered by hand has none. */
async function readReview(place: Place, paymentId: number) {
  const payment = await lockPayment(place, paymentId);
  if (!payment) return refused('no_such_payment');
  if (payment.state !== 'pending') return refused('not_pending');
  const checkout = await lockCheckoutOfPayment(place.trx, place.partnerId, paymentId);
  return { purchase: checkout ? purchaseOf(checkout) : null };
}
