import { paths } from '@corredor/core/paths';
import { type RawBuilder, sql } from 'kysely';
import { notify } from '../services/notifications/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

const to = { permission: 'policy_app.view_payment' } as const;

/** Instalments that fall due within the days that the brokerage asks for. */
export const tellPaymentsNear = (scope: DayScope) =>
  tell(scope, 'payment_near', 'near_expiry', sql`y.due_date - t.near_expiry_days`);

/** Instalments that were not paid by their due date. */
export const tellPaymentsDelayed = (scope: DayScope) => tell(scope, 'payment_delayed', 'delayed', sql`y.due_date + 1`);

async function tell(
  scope: DayScope,
  kind: 'payment_near' | 'payment_delayed',
  status: 'near_expiry' | 'delayed',
  since: RawBuilder<string>,
) {
  const found = await scope.trx
    .selectFrom('payment_states as y')
    .innerJoin('policies as p', 'p.id', 'y.policy_id')
    .innerJoin('partners as b', 'b.id', 'y.partner_id')
    .innerJoin('partner_today as t', 't.partner_id', 'y.partner_id')
    .select(['y.id', 'y.policy_id', 'p.number', 'y.number as instalment', 'b.currency'])
    .select(['y.balance as amount', 'y.due_date as on_date', since.as('since')])
    .where('y.status', '=', status)
    .where('p.deleted_at', 'is', null)
    .where('p.is_sample', '=', false)
    .where(isUntold(kind, sql`y.id`, sql`y.due_date`))
    .orderBy('y.due_date')
    .orderBy('y.id')
    .execute();
  const due = await claim(scope, kind, found);
  for (const { id, on_date, since: _since, ...instalment } of due)
    await notify(scope, {
      to,
      kind,
      params: { payment_id: id, ...instalment, due_date: on_date },
      link: paths.paymentDetail(id),
    });
  return due.length;
}
