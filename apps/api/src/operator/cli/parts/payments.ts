import type { BillingWorld, Decision } from '../../../subscription/billing/index.ts';
import { createGateway } from '../../../subscription/gateways/index.ts';
import { UsageError } from './command.ts';
import { asOperator, type Operator } from './operator.ts';

const brand = 'Corredor';

/** The number of the payment that a command is about. */
export function paymentNumber([text, ...more]: readonly string[]): number {
  if (text === undefined) throw new UsageError('name the number of the payment.');
  if (more.length > 0) throw new UsageError(`one payment at a time, not also ${more.join(' ')}.`);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`"${text}" is no number of a payment.`);
  return Number(text);
}

type Answer = (Decision & { partner: string }) | Extract<Decision, { isDone: false }>;

/** Finds the brokerage of a payment and decides about it there. */
export const decide = (
  paymentId: number,
  decision: (world: BillingWorld, partnerId: number) => Promise<Decision>,
): Promise<Answer> =>
  asOperator(async (operator) => {
    const payment = await operator.ownerDb
      .selectFrom('subscription_payments as y')
      .innerJoin('partners as p', 'p.id', 'y.partner_id')
      .select(['y.partner_id', 'p.name'])
      .where('y.id', '=', paymentId)
      .executeTakeFirst();
    if (!payment) return { isDone: false, why: 'no_such_payment' };
    return { ...(await decision(await billingOf(operator), payment.partner_id)), partner: payment.name };
  });
const billingOf = async ({ db, settings }: Operator): Promise<BillingWorld> => ({
  db,
  gateway: await createGateway(settings.payment, db),
  brand,
  publicUrl: settings.publicUrl,
});

type Refusal = Extract<Decision, { isDone: false }>['why'];
/** What an operator is told where a decision was not followed. */
export const refusals: Record<Refusal, (paymentId: number) => string> = {
  no_such_payment: (id) => `There is no payment ${id}. "corredor list-partners --pending" shows those that wait.`,
  not_pending: (id) => `Payment ${id} does not wait for review: it was decided before.`,
  gateway_silent: () =>
    'The payment gateway does not answer. Try again in a few minutes; trying twice never charges twice.',
  authorisation_gone: (id) =>
    `The buyer's bank no longer holds the money of payment ${id}. Reject it and ask the buyer to pay again.`,
};
