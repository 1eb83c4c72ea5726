import { addDays } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { atRiskFrom, isAtRisk } from '../collection/payments/index.ts';
import { readCollectionRules } from '../portfolio/grace/index.ts';
import { notify } from '../services/notifications/index.ts';
import { readSections, remitDaysIn } from '../services/settings/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

const to = { permission: 'policy_app.view_payment' } as const;
/** How long a credit waits before somebody is told of it. */
const creditDays = 30;

/** Policies whose insurer may stop covering, by the instalment that is open longest. */
export async function tellCoverAtRisk(scope: DayScope) {
  const rules = await readCollectionRules(scope.trx);
  const riskFrom = atRiskFrom(rules);
  const found = await scope.trx
    .selectFrom('payment_states as y')
    .innerJoin('policies as p', 'p.id', 'y.policy_id')
    .innerJoin('partners as b', 'b.id', 'y.partner_id')
    .select(['y.id', 'y.policy_id', 'p.number', 'y.number as instalment', 'b.currency', 'y.due_date'])
    .select(['y.balance as amount', sql<string>`${riskFrom}`.as('on_date'), sql<string>`${riskFrom}`.as('since')])
    .where('y.status', '=', 'delayed')
    .where('p.is_sample', '=', false)
    .where(isAtRisk(rules, scope.today))
    .where(isUntold('cover_at_risk', sql`y.id`, sql`${riskFrom}`))
    .orderBy('y.due_date')
    .orderBy('y.id')
    .execute();
  const due = await claim(scope, 'cover_at_risk', found);
  for (const { id, on_date, since: _since, ...instalment } of due)
    await notify(scope, {
      to,
      kind: 'cover_at_risk',
      params: { payment_id: id, ...instalment, risk_date: on_date },
      link: paths.paymentDetail(id),
    });
  return due.length;
}

/** Credits that nobody has used for a while. */
export async function tellCreditsUnused(scope: DayScope) {
  const found = await scope.trx
    .selectFrom('payment_states as y')
    .innerJoin('policies as p', 'p.id', 'y.policy_id')
    .innerJoin('partners as b', 'b.id', 'y.partner_id')
    .select(['y.id', 'y.policy_id', 'p.number', 'y.number as instalment', 'b.currency', 'y.balance as amount'])
    .select(['y.due_date as on_date', sql<string>`y.due_date + ${creditDays}::integer`.as('since')])
    .where('y.kind', '=', 'credit')
    .where('y.is_paid', '=', false)
    .where('y.due_date', '<=', addDays(scope.today, -creditDays))
    .where('p.is_sample', '=', false)
    .where(isUntold('credit_unused', sql`y.id`, sql`y.due_date`))
    .orderBy('y.due_date')
    .orderBy('y.id')
    .execute();
  const due = await claim(scope, 'credit_unused', found);
  for (const { id, on_date, since: _since, ...credit } of due)
    await notify(scope, {
      to,
      kind: 'credit_unused',
      params: { payment_id: id, ...credit, due_date: on_date },
      link: paths.paymentDetail(id),
    });
  return due.length;
}

/** Insurers that wait for what the broker collected longer than the brokerage allows; silent where it has set no days. */
export async function tellRemittancesDue(scope: DayScope) {
  const days = remitDaysIn(await readSections(scope.trx));
  if (days === null) return 0;
  const { rows } = await sql<{
    id: number;
    on_date: string;
    since: string;
    provider: string;
    amount: string;
    currency: string;
  }>`
    select o.*, coalesce(nullif(v.short_name, ''), v.name) as provider, b.currency
    from (
      select p.provider_id as id, min(r.received_on) filter (where y.kind = 'premium') + ${days}::integer as on_date,
        min(r.received_on) filter (where y.kind = 'premium') + ${days}::integer as since,
        sum(case when y.kind = 'credit' then -r.amount else r.amount end)::numeric(14, 2)::text as amount
      from receipts r
      join payments y on y.partner_id = r.partner_id and y.id = r.payment_id and y.voided_at is null
      join policies p on p.partner_id = y.partner_id and p.id = y.policy_id and not p.is_sample
      where r.kind = 'money' and r.collected_by = 'broker' and r.remitted_on is null and r.voided_at is null
      group by p.provider_id
    ) o join providers v on v.id = o.id join partners b on b.id = v.partner_id
    where o.since < ${scope.today}::date and o.amount::numeric > 0
      and ${isUntold('remittance_due', sql`o.id`, sql`o.on_date`)}
    order by o.on_date, o.id`.execute(scope.trx);
  const due = await claim(scope, 'remittance_due', rows);
  for (const { id, on_date, since: _since, ...owed } of due)
    await notify(scope, {
      to,
      kind: 'remittance_due',
      params: { provider_id: id, ...owed, due_date: on_date },
      link: paths.payments({ kind: 'all', status: 'all', to_remit: true, provider: id }),
    });
  return due.length;
}
