import { GatewayUnanswered, type Outcome } from '../gateways/index.ts';
import { type CheckoutRow, changeCheckout, lockCheckout, purchaseOf } from './checkouts.store.ts';
import { completeCheckout } from './complete.ts';
import { recordApproval, recordRejection } from './operator.ts';
import { type BillingWorld, inPartner, type Place } from './place.ts';

const isOpen = ({ state }: CheckoutRow) => state === 'processing' || state === 'requires_action';

/** Writes down what the gateway says of a purchase; what is settled already stays as it is. */
export async function recordOutcome(
  place: Place,
  world: BillingWorld,
  id: number,
  outcome: Outcome,
): Promise<CheckoutRow> {
  const checkout = await lockCheckout(place.trx, place.partnerId, id);
  if (!checkout) throw new Error('A purchase has gone.');
  if (checkout.state === 'pending') await recordReview(place, world, checkout, outcome);
  // One that was given up and yet charged is served: the buyer has paid for it.
  const isLate = checkout.state === 'declined' && (outcome.state === 'paid' || outcome.state === 'authorised');
  if (!isOpen(checkout) && !isLate) return checkout;
  switch (outcome.state) {
    case 'paid':
      return completeCheckout(place, world, checkout, 'paid');
    case 'authorised':
      return completeCheckout(place, world, checkout, 'pending');
    case 'declined':
      return changeCheckout(place.trx, checkout, { state: 'declined', reason: outcome.reason });
    case 'cancelled':
      return changeCheckout(place.trx, checkout, { state: 'declined', reason: 'abandoned' });
    case 'requires_action':
      return changeCheckout(place.trx, checkout, { state: 'requires_action' });
    default:
      return checkout;
  }
}
/** An authorisation that ran out, or was taken in the gateway's own pages, ends the review. */
async function recordReview(place: Place, world: BillingWorld, { payment_id }: CheckoutRow, outcome: Outcome) {
  if (payment_id === null) return;
  if (outcome.state === 'paid') await recordApproval(place, world, payment_id);
  if (outcome.state === 'cancelled') await recordRejection(place, world, payment_id, null);
}

interface Asking {
  /** `confirm` goes on after the bank's own check; `find` only asks. */
  by: 'find' | 'confirm';
  /**
   * What is given up, so that nothing stays open for ever: what never reached the bank, or also what the buyer has not confirmed
   * there. Nothing while the purchase's own request may be running.
   */
  givesUp: 'nothing' | 'unsent' | 'unconfirmed';
  userId: number | null;
}
/** Asks the gateway what became of a purchase and writes it down; without an answer all stays as it is. */
export async function settle(
  world: BillingWorld,
  { partner_id, id }: Pick<CheckoutRow, 'partner_id' | 'id'>,
  asking: Asking,
) {
  const at = <Result>(work: (place: Place) => Promise<Result>) =>
    inPartner(world.db, { partnerId: partner_id, userId: asking.userId }, work);
  const checkout = await at(({ trx }) => lockCheckout(trx, partner_id, id));
  if (!checkout || checkout.provider !== world.gateway.provider) return { checkout, clientSecret: null };
  const purchase = purchaseOf(checkout);
  // What the gateway never named it cannot have charged.
  const unsent: Outcome =
    asking.givesUp !== 'nothing' ? { state: 'declined', reason: 'not_sent' } : { state: 'processing' };
  const outcome = purchase ? await ask(world, purchase, asking) : unsent;
  const settled = outcome ? await at((place) => recordOutcome(place, world, id, outcome)) : checkout;
  return { checkout: settled, clientSecret: outcome?.state === 'requires_action' ? outcome.clientSecret : null };
}
async function ask(
  { gateway }: BillingWorld,
  purchase: NonNullable<ReturnType<typeof purchaseOf>>,
  { by, givesUp }: Asking,
) {
  try {
    const known = await gateway[by](purchase);
    const isGivenUp =
      (known.state === 'prepared' && givesUp !== 'nothing') ||
      (known.state === 'requires_action' && givesUp === 'unconfirmed');
    return isGivenUp ? await gateway.release(purchase) : known;
  } catch (error) {
    if (error instanceof GatewayUnanswered) return null;
    throw error;
  }
}
