import type { PlanName, Subscription, SubscriptionPayment } from '@corredor/core/api';
import { sql } from 'kysely';
import { ifGiven } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage, pageOf } from '../../server/records/paging.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readUsage } from '../../server/usage.ts';
import { planColumns, toPlan } from '../plans/index.ts';

interface Wanted {
  page?: number;
  page_size?: number;
}

/** The subscription of the caller's brokerage. */
export function billingStore({ trx, caller }: Scope) {
  const payments = () => trx.selectFrom('subscription_payments as y').innerJoin('plans as l', 'l.id', 'y.plan_id');
  const count = () => exactCount(payments());
  const read = () =>
    payments()
      .leftJoin('invoices as i', 'i.payment_id', 'y.id')
      .select(['y.id', 'y.name', 'y.from_date as from', 'y.to_date as to', 'y.finish_date as finish'])
      .select(['y.amount', 'y.currency', 'l.name as plan', 'y.state', 'y.renewal_frequency'])
      .select(['i.id as invoice_id', 'i.number as invoice_number'])
      .orderBy('y.id', 'desc');
  /** The paid plan that the caller wanted when registering; it is no longer of interest once any was bought. */
  const chosenPlan = async (): Promise<PlanName | null> => {
    const chosen = await trx
      .selectFrom('users as u')
      .innerJoin('plans as l', 'l.name', 'u.chosen_plan')
      .select('l.name')
      .where('u.id', '=', caller.userId)
      .where('l.monthly_price', '>', '0')
      .where(({ not, exists }) =>
        not(exists(trx.selectFrom('subscription_payments as y').select('y.id').where('y.state', '<>', 'rejected'))),
      )
      .executeTakeFirst();
    return chosen?.name ?? null;
  };
  const underReview = async (): Promise<Subscription['under_review']> => {
    const waiting = await payments()
      .select(['l.name as plan', 'y.renewal_frequency'])
      .where('y.state', '=', 'pending')
      .executeTakeFirst();
    return waiting ?? null;
  };
  return {
    find: async (): Promise<Subscription | undefined> => {
      const row = await trx
        .selectFrom('current_subscriptions as s')
        .innerJoin('partner_today as t', 't.partner_id', 's.partner_id')
        .select(['s.id', 's.plan_id', 's.subscription_type', 's.starts_on', 's.ends_on'])
        .select(
          sql<Subscription['state']>`case when s.ends_on < t.today then 'expired'
            when not s.is_paid then 'pending' else 'active' end`.as('state'),
        )
        .orderBy('s.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return undefined;
      const { plan_id, ...subscription } = row;
      const plan = await trx
        .selectFrom('plans')
        .select(planColumns)
        .where('id', '=', plan_id)
        .executeTakeFirstOrThrow();
      return {
        ...subscription,
        plan: toPlan(plan, caller.countryId),
        under_review: await underReview(),
        usage: await readUsage(trx),
        chosen_plan: await chosenPlan(),
      };
    },
    page: (wanted: Wanted): Promise<{ count: number; rows: SubscriptionPayment[] }> =>
      countedPage(wanted, count(), ({ size, offset }) => read().limit(size).offset(offset).execute()),
    /** The payments before one that was already read; steady while new ones come in. */
    pageBefore: async (wanted: Wanted, before: number | null) => {
      const { size } = pageOf(wanted);
      const rows = await read()
        .where((eb) => ifGiven(before, (id) => eb('y.id', '<', id)))
        .limit(size + 1)
        .execute();
      return { count: await count(), rows: rows.slice(0, size), hasMore: rows.length > size };
    },
  };
}
export type BillingStore = ReturnType<typeof billingStore>;
