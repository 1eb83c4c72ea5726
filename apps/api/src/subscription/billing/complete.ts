import { sql } from 'kysely';
import { ifGiven } from '../../database/fragments.ts';
import { notify } from '../../services/notifications/index.ts';
import { issueInvoice } from '../invoices/index.ts';
import { type CheckoutRow, changeCheckout } from './checkouts.store.ts';
import type { Place, Words } from './place.ts';
import { recordBilling } from './recordBilling.ts';

/** Turns a purchase that the gateway took into a subscription: active at once, or waiting for review. */
export async function completeCheckout(place: Place, words: Words, checkout: CheckoutRow, state: 'paid' | 'pending') {
  const { trx, partnerId } = place;
  const isFree = checkout.to_date === null;
  const subscription = await trx
    .insertInto('subscriptions')
    .values({
      partner_id: partnerId,
      plan_id: checkout.plan_id,
      subscription_type: isFree ? 'free' : checkout.renewal_frequency,
      starts_on: checkout.from_date,
      ends_on: checkout.to_date,
      is_paid: state === 'paid',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment_id =
    checkout.to_date === null ? undefined : await addPayment(place, checkout, checkout.to_date, subscription.id, state);
  const done = await changeCheckout(trx, checkout, { state, reason: null, payment_id });
  await recordBilling(place, 'plan_bought', { plan_id: checkout.plan_id, total: checkout.total, payment_state: state });
  if (state === 'paid')
    await takeEffect(place, words, { ...done, subscription_id: subscription.id }, 'subscription_paid');
  return done;
}

async function addPayment(
  { trx, partnerId }: Place,
  checkout: CheckoutRow,
  to_date: string,
  subscription_id: number,
  state: 'paid' | 'pending',
) {
  const { plan_id, full_name: name, from_date, total: amount, currency, renewal_frequency } = checkout;
  const { subtotal, credit, vat_percent, tax, worth } = checkout;
  const { id } = await trx
    .insertInto('subscription_payments')
    .values({
      partner_id: partnerId,
      subscription_id,
      plan_id,
      name,
      from_date,
      to_date,
      amount,
      currency,
      state,
      renewal_frequency,
      subtotal,
      credit,
      vat_percent,
      tax,
      worth,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Effective extends Pick<CheckoutRow, 'plan_id' | 'payment_id' | 'from_date' | 'email'> {
  subscription_id: number;
}
/** What a subscription replaces ends with it; it is invoiced, mailed, and everybody of the brokerage is told. */
export async function takeEffect(
  place: Place,
  words: Words,
  bought: Effective,
  mail: 'subscription_paid' | 'subscription_approved',
) {
  const { trx, partnerId, userId } = place;
  await trx
    .updateTable('subscription_payments')
    .set({ finish_date: bought.from_date })
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'paid')
    .where('finish_date', 'is', null)
    .where('to_date', '>=', bought.from_date)
    .where((eb) => ifGiven(bought.payment_id, (id) => eb('id', '<>', id)))
    .execute();
  await trx
    .updateTable('subscriptions')
    .set({ cancelled_at: sql<string>`app_now()` })
    .where('partner_id', '=', partnerId)
    .where('cancelled_at', 'is', null)
    .where('starts_on', '>', bought.from_date)
    .where('id', '<', bought.subscription_id)
    .execute();
  const plan = await trx.selectFrom('plans').select('name').where('id', '=', bought.plan_id).executeTakeFirstOrThrow();
  if (bought.payment_id !== null) await issueInvoice(trx, words, { partnerId, paymentId: bought.payment_id, mail });
  await notify(
    { trx, caller: { partnerId, userId } },
    { to: 'everybody', kind: 'subscription_approved', params: { plan: plan.name }, link: '/app/configuration' },
  );
}
