import type { Checkout, CheckoutInput, DeclineReason, InvoiceForm } from '@corredor/core/api';
import type { Price } from '@corredor/core/billing';
import { compareMoney } from '@corredor/core/money';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CheckoutsTable } from '../../database/tables/billing.ts';
import type { Purchase } from '../gateways/index.ts';
import type { Place } from './place.ts';

type Trx = Transaction<Database>;
export type CheckoutRow = Selectable<CheckoutsTable>;

/** What the gateway calls a purchase; null before it has said so. */
export const purchaseOf = ({ partner_id, key, reference }: CheckoutRow): Purchase | null =>
  reference === null ? null : { partnerId: partner_id, key, reference };

const read = (trx: Trx, partnerId: number) =>
  trx.selectFrom('checkouts').selectAll().where('partner_id', '=', partnerId);

/** The purchase that was begun with this idempotency key, if any. */
export const findByKey = (trx: Trx, partnerId: number, key: string) =>
  read(trx, partnerId).where('key', '=', key).executeTakeFirst();

/** The purchase, kept from everybody else until the transaction ends. */
export const lockCheckout = (trx: Trx, partnerId: number, id: number) =>
  read(trx, partnerId).where('id', '=', id).forUpdate().executeTakeFirst();

/** The purchase that this payment came from, kept from everybody else until the transaction ends. */
export const lockCheckoutOfPayment = (trx: Trx, partnerId: number, paymentId: number) =>
  read(trx, partnerId).where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();

/** The purchase of the brokerage that waits for an answer, if there is one. */
export const findOpen = (trx: Trx, partnerId: number) =>
  read(trx, partnerId).where('state', 'in', ['processing', 'requires_action']).executeTakeFirst();

/** Whether a payment of the brokerage waits for somebody to look at it. */
export const hasPending = async (trx: Trx, partnerId: number) =>
  (await trx
    .selectFrom('subscription_payments')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'pending')
    .executeTakeFirst()) !== undefined;

/** Lets one purchase of a brokerage begin at a time. */
export const lockPartner = ({ trx, partnerId }: Place) =>
  trx.selectFrom('partners').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();

/** Writes down what is wanted, before anything is asked of the gateway; nothing to pay needs no gateway. */
export function addCheckout(
  place: Place,
  wanted: {
    key: string;
    hash: string;
    body: CheckoutInput;
    price: Price;
    currency: string;
    provider: CheckoutRow['provider'];
  },
) {
  const { key, hash, body, price, currency, provider } = wanted;
  const { kind: _kind, credit_days: _days, from, to, ...priced } = price;
  const card = compareMoney(price.total, '0.00') === 0 ? null : body.card;
  return place.trx
    .insertInto('checkouts')
    .values({
      ...priced,
      ...body.invoice,
      partner_id: place.partnerId,
      user_id: place.userId ?? 0,
      key,
      body_hash: hash,
      state: 'processing',
      plan_id: body.plan_id,
      renewal_frequency: body.renewal_frequency,
      from_date: from,
      to_date: to,
      currency,
      provider: card ? provider : null,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
/** Writes what became of a purchase, and answers it as it is now; throws where there is none. */
export const changeCheckout = (
  trx: Trx,
  { id }: Pick<CheckoutRow, 'id'>,
  values: { state?: CheckoutRow['state']; reason?: DeclineReason | null; reference?: string; payment_id?: number },
) => trx.updateTable('checkouts').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

const reasons: readonly DeclineReason[] = [
  'generic',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'lost_or_stolen',
  'authentication_failed',
  'not_sent',
  'abandoned',
  'rejected',
  'lapsed',
];
type Rejection = Awaited<ReturnType<typeof rejectionOf>>;
/** Why a purchase came to nothing, as the document knows it; one that had become a payment was turned down by its review, or nobody looked. */
function declineReasonOf({ reason }: CheckoutRow, rejection: Rejection): DeclineReason {
  if (rejection) return rejection.reason === null ? 'lapsed' : 'rejected';
  return reasons.find((one) => one === reason) ?? 'generic';
}

/** A purchase as it is told. */
export async function toCheckout(trx: Trx, row: CheckoutRow, client_secret: string | null = null): Promise<Checkout> {
  const invoice =
    row.payment_id === null
      ? undefined
      : await trx
          .selectFrom('invoices')
          .select('id')
          .where('partner_id', '=', row.partner_id)
          .where('payment_id', '=', row.payment_id)
          .executeTakeFirst();
  const rejection = await rejectionOf(trx, row);
  return {
    key: row.key,
    payment_id: row.payment_id,
    state: row.state,
    reason: row.state === 'declined' ? declineReasonOf(row, rejection) : null,
    rejection,
    client_secret,
    invoice_id: invoice?.id ?? null,
  };
}

/** What the review said of a purchase that it did not approve. */
async function rejectionOf(trx: Trx, { state, partner_id, payment_id }: CheckoutRow) {
  if (state !== 'declined' || payment_id === null) return null;
  const payment = await trx
    .selectFrom('subscription_payments')
    .select('reason')
    .where('partner_id', '=', partner_id)
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow();
  return { reason: payment.reason };
}

/** What the invoice form begins with: the last purchase, or else the brokerage. */
export async function readInvoiceForm(trx: Trx, partnerId: number): Promise<InvoiceForm | undefined> {
  const last = await trx
    .selectFrom('checkouts')
    .select(['full_name', 'fiscal_id', 'email', 'phone', 'country_id', 'address'])
    .where('partner_id', '=', partnerId)
    .where('payment_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return last;
  const partner = await trx
    .selectFrom('partners')
    .select(['name as full_name', 'tax_id as fiscal_id', 'email', 'phone', 'country_id', 'direction'])
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!partner) return undefined;
  const { direction, ...form } = partner;
  return { ...form, address: direction ?? '' };
}
