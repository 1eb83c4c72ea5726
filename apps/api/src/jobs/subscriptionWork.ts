import { addDays, formatDate } from '@corredor/core/dates';
import { localeOf } from '@corredor/core/locales';
import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { queueMail } from '../services/mail/index.ts';
import { notify, type Recipients } from '../services/notifications/index.ts';
import { claim, type DayScope } from './tellOnce.ts';

/** What mails need from outside the database. */
export interface MailWorld {
  brand: string;
  publicUrl: string;
  kickMail: () => void;
}
/** Who may renew the plan. */
const permission = 'core_app.change_partner';
/** Days before the end on which it is told, each with a mark of its own. */
const steps = [
  { days: 7, mark: 'subscription_near_end_7' },
  { days: 1, mark: 'subscription_near_end_1' },
];

/** A plan that ends: told a week before and on the day before; after a stop only once for what was missed. */
export async function tellSubscriptionNearEnd(scope: DayScope, world: MailWorld) {
  const found = await currentOf(scope);
  if (!found?.is_paid || found.is_followed || found.on_date < scope.today) return 0;
  let isNew = false;
  for (const { days, mark } of steps) {
    const since = addDays(found.on_date, -days);
    if (since > scope.today) continue;
    const claimed = await claim(scope, mark, [{ ...found, since }]);
    isNew = isNew || claimed.length > 0;
  }
  return isNew ? tell(scope, world, 'subscription_near_end', { permission }, found) : 0;
}

/** A plan that is over, which closes the product for everybody until it is renewed. */
export async function tellSubscriptionExpired(scope: DayScope, world: MailWorld) {
  const found = await currentOf(scope);
  if (!found || found.on_date >= scope.today) return 0;
  const kind = 'subscription_expired';
  const due = await claim(scope, kind, [{ ...found, since: addDays(found.on_date, 1) }]);
  return due.length > 0 ? tell(scope, world, kind, 'everybody', found) : 0;
}

type Ending = NonNullable<Awaited<ReturnType<typeof currentOf>>>;

/** The current subscription, where it ends at all; and whether the next one is bought already, be it still under review. */
const currentOf = ({ trx, today }: DayScope) =>
  trx
    .selectFrom('current_subscriptions as s')
    .innerJoin('plans as l', 'l.id', 's.plan_id')
    .select(['s.id', 'l.name as plan', 's.is_paid', sql<string>`s.ends_on`.as('on_date')])
    .select(
      sql<boolean>`exists (select from subscriptions n
        where n.id > s.id and n.cancelled_at is null and (n.starts_on > ${today} or not n.is_paid))`.as('is_followed'),
    )
    .executeTakeFirst()
    .then((row) => (row?.on_date ? row : undefined));

async function tell(
  scope: DayScope,
  world: MailWorld,
  kind: 'subscription_near_end' | 'subscription_expired',
  to: Recipients,
  { plan, on_date }: Ending,
) {
  await notify(scope, { to, kind, params: { plan, end_date: on_date }, link: paths.plans() });
  for (const { email, name, language, country_id } of await renewersOf(scope))
    await queueMail(scope.trx, world.brand, {
      to: email,
      kind,
      language,
      link: `${world.publicUrl}${paths.plans()}`,
      params: { name, plan, date: formatDate(on_date, localeOf(language, country_id)) },
    });
  scope.afterCommit(world.kickMail);
  return 1;
}
const renewersOf = ({ trx, caller }: DayScope) =>
  trx
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .innerJoin('partners as p', 'p.id', 'u.partner_id')
    .select(['u.email', 'u.language', 'p.country_id'])
    .select(sql<string>`coalesce(nullif(trim(u.name), ''), u.email)`.as('name'))
    .where('u.partner_id', '=', caller.partnerId)
    .where('u.is_active', '=', true)
    .where('u.confirmed_at', 'is not', null)
    .where('u.has_taken_email', '=', false)
    .where(sql<boolean>`${permission} = any (r.permissions)`)
    .orderBy('u.id')
    .execute();
