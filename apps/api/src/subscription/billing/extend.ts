import { notify } from '../../services/notifications/index.ts';
import { type BillingWorld, inPartner } from './place.ts';
import { recordBilling } from './recordBilling.ts';

export type Extension =
  | { isDone: true; plan: string; until: string }
  | { isDone: false; why: 'free' | 'pending' | 'not_later' };

/** Lets the plan of a brokerage run until a later day, without a payment; where renewals are paid ahead, the last of them. */
export const extendSubscription = (
  { db }: Pick<BillingWorld, 'db'>,
  partnerId: number,
  until: string,
): Promise<Extension> =>
  inPartner(db, { partnerId, userId: null }, async (place) => {
    const { trx } = place;
    const current = await trx
      .selectFrom('current_subscriptions as s')
      .innerJoin('plans as l', 'l.id', 's.plan_id')
      .innerJoin('partner_today as t', 't.partner_id', 's.partner_id')
      .select(['s.id', 's.is_paid', 'l.name as plan', 't.today'])
      .where('s.partner_id', '=', partnerId)
      .executeTakeFirstOrThrow();
    if (!current.is_paid) return { isDone: false, why: 'pending' };
    const last = await trx
      .selectFrom('subscriptions')
      .select(['id', 'ends_on'])
      .where('partner_id', '=', partnerId)
      .where('id', '>=', current.id)
      .where('cancelled_at', 'is', null)
      .where('is_paid', '=', true)
      .where('ends_on', 'is not', null)
      .orderBy('ends_on', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last || last.ends_on === null) return { isDone: false, why: 'free' };
    if (until <= last.ends_on || until < current.today) return { isDone: false, why: 'not_later' };
    await trx.updateTable('subscriptions').set({ ends_on: until }).where('id', '=', last.id).execute();
    await recordBilling(place, 'plan_extended', { ends_on: until });
    await notify(
      { trx, caller: { partnerId, userId: null } },
      { to: 'everybody', kind: 'subscription_approved', params: { plan: current.plan }, link: '/app/configuration' },
    );
    return { isDone: true, plan: current.plan, until };
  });
