import type { Plan, Quote, RenewalFrequency } from '@corredor/core/api';
import { type Price, planBlockers, priceOf } from '@corredor/core/billing';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readUsage } from '../../server/usage.ts';
import { planColumns, toPlan } from '../plans/index.ts';

type Trx = Transaction<Database>;

/** One plan with the tax of a country; undefined where there is none of that number. */
export async function findPlan(trx: Trx, id: number, countryId: string): Promise<Plan | undefined> {
  const row = await trx.selectFrom('plans').select(planColumns).where('id', '=', id).executeTakeFirst();
  return row && toPlan(row, countryId);
}

/** What a brokerage has now: its plan, until when it is paid for, and the terms that are not over. */
export async function readStanding(trx: Trx, partnerId: number) {
  const current = await trx
    .selectFrom('current_subscriptions as s')
    .innerJoin('partner_today as t', 't.partner_id', 's.partner_id')
    .select(['s.id', 's.plan_id', 's.subscription_type', 's.is_paid', 's.ends_on', 't.today'])
    .where('s.partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const terms = await trx
    .selectFrom('subscription_payments')
    .select(['from_date as from', 'to_date as to', 'worth'])
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'paid')
    .where('finish_date', 'is', null)
    .where('to_date', '>=', current.today)
    .execute();
  // Renewals that were paid ahead have not begun, and yet the next one follows on them.
  const { last } = await trx
    .selectFrom('subscriptions')
    .select(sql<string | null>`max(ends_on)`.as('last'))
    .where('partner_id', '=', partnerId)
    .where('cancelled_at', 'is', null)
    .where('is_paid', '=', true)
    .where('id', '>=', current.id)
    .executeTakeFirstOrThrow();
  const isFree = current.subscription_type === 'free';
  const to = isFree ? null : (last ?? current.ends_on);
  const isRunning = !isFree && current.is_paid && (current.ends_on === null || current.ends_on >= current.today);
  return { today: current.today, current: { planId: current.plan_id, isFree, to }, terms, isRunning };
}

/** What a plan costs a brokerage today, with what of it is used too much of; undefined where there is no such plan. */
export async function quoteFor(
  trx: Trx,
  caller: { partnerId: number; countryId: string },
  wanted: { plan_id: number; renewal_frequency: RenewalFrequency },
): Promise<{ quote: Quote; price: Price } | undefined> {
  const plan = await findPlan(trx, wanted.plan_id, caller.countryId);
  if (!plan) return undefined;
  const { today, current, terms, isRunning } = await readStanding(trx, caller.partnerId);
  const price = priceOf({ plan, frequency: wanted.renewal_frequency, today, current, terms });
  const { worth: _worth, ...shown } = price;
  const runs_until = current.to !== null && current.to >= today ? current.to : null;
  const blockers = planBlockers(await readUsage(trx), plan);
  const pauses_work = price.waits_for_review && !isRunning;
  const rejection = await lastRejection(trx, caller.partnerId, wanted);
  const quote = { ...shown, plan, renewal_frequency: wanted.renewal_frequency, currency: plan.currency, runs_until };
  return { quote: { ...quote, pauses_work, rejection, blockers }, price };
}

/** What the review said of the last payment, where it was for this plan and was not approved. */
async function lastRejection(
  trx: Trx,
  partnerId: number,
  wanted: { plan_id: number; renewal_frequency: RenewalFrequency },
) {
  const last = await trx
    .selectFrom('subscription_payments')
    .select(['state', 'reason', 'plan_id', 'renewal_frequency'])
    .where('partner_id', '=', partnerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isThis = last?.plan_id === wanted.plan_id && last.renewal_frequency === wanted.renewal_frequency;
  return last && isThis && last.state === 'rejected' ? { reason: last.reason } : null;
}
