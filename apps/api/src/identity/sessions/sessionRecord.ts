import type { Me } from '@corredor/core/api';
import { featuresOf, planFeatures } from '@corredor/core/billing';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The session record of an account as the specification spells it, without tokens; the transaction must run as that account. */
export async function readSessionRecord(trx: Transaction<Database>, userId: number): Promise<Me> {
  const user = await trx
    .selectFrom('users as u')
    .leftJoin('roles as r', 'r.id', 'u.role_id')
    .leftJoin('partners as p', 'p.id', 'u.partner_id')
    .select(['u.id', 'u.email', 'u.name', 'u.last_name', 'u.image', 'u.language', 'u.partner_id', 'r.permissions'])
    .select(['p.name as partner_name', 'p.alias', 'p.country_id', 'p.currency', 'p.timezone'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const subscription = user.partner_id ? await readSubscription(trx, user.partner_id) : null;
  return {
    userId: user.id,
    userEmail: user.email,
    full_name: `${user.name} ${user.last_name}`.trim(),
    has_partner: user.partner_id !== null,
    partner_id: user.partner_id,
    country_id: user.country_id,
    image: user.image,
    language: user.language,
    services: subscription?.services ?? [],
    valid_subscription: subscription?.is_valid ?? false,
    current_subscription: subscription?.current ?? { id: 0, name: '', subscription_type: 'free', is_free: true },
    subscription_payed: subscription?.is_paid ?? false,
    invoiceId: user.partner_id ? await lastInvoice(trx, user.partner_id) : null,
    permissions: user.permissions ?? [],
    partner:
      user.partner_id && user.partner_name && user.alias && user.country_id && user.currency && user.timezone
        ? {
            id: user.partner_id,
            name: user.partner_name,
            alias: user.alias,
            country_id: user.country_id,
            currency: user.currency,
            timezone: user.timezone,
          }
        : null,
  };
}

async function readSubscription(trx: Transaction<Database>, partnerId: number) {
  const row = await trx
    .selectFrom('current_subscriptions as s')
    .innerJoin('plans as l', 'l.id', 's.plan_id')
    .innerJoin('partner_today as t', 't.partner_id', 's.partner_id')
    .select(['s.id', 's.subscription_type', 's.is_paid', 'l.name'])
    .select(planFeatures.map((feature) => `l.manages_${feature}` as const))
    .select(sql<boolean>`s.ends_on is null or s.ends_on >= t.today`.as('is_valid'))
    .where('s.partner_id', '=', partnerId)
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    services: featuresOf(row),
    is_valid: row.is_valid,
    is_paid: row.is_paid,
    current: {
      id: row.id,
      name: row.name,
      subscription_type: row.subscription_type,
      is_free: row.subscription_type === 'free',
    },
  };
}

/** The invoice of the latest payment; a payment that waits for review has none yet. */
async function lastInvoice(trx: Transaction<Database>, partnerId: number) {
  const row = await trx
    .selectFrom('subscription_payments as y')
    .leftJoin('invoices as i', 'i.payment_id', 'y.id')
    .select('i.id')
    .where('y.partner_id', '=', partnerId)
    .orderBy('y.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
