import type { PaymentMethod, Policy } from '@corredor/core/api';
import { spreadPaid } from '@corredor/core/imports';
import type { Money } from '@corredor/core/money';
import { sql } from 'kysely';
import { audit } from '../../server/records/audit.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readCollectionRules, riskDay } from '../grace/index.ts';

interface Paid {
  paid: Money;
  today: string;
  /** Cents that the file's rounding leaves open of the last instalment, and why they are given up. */
  rest: { amount: Money; reason: string } | null;
}

/** Receipts for what was paid of a policy before it came here, the earliest instalments first. Nobody knows when or how. */
export async function bringPaid(scope: Scope, { id, number }: Policy, { paid, today, rest }: Paid) {
  const instalments = await scope.trx
    .selectFrom('payments')
    .select(['id', 'number', 'due_date', 'amount'])
    .where('policy_id', '=', id)
    .where('voided_at', 'is', null)
    .orderBy('number')
    .execute();
  const parts = spreadPaid(paid, instalments);
  const receipts = instalments.flatMap((one, place) => {
    const amount = parts[place] ?? '0.00';
    return amount === '0.00' ? [] : [{ ...one, paid: amount, paid_on: null, method: null }];
  });
  const last = instalments.at(-1);
  // The receipt of the money comes after it: by that one the instalment says when it was paid.
  if (rest && last) await giveUp(scope, last.id, rest, today);
  await bringReceipts(scope, { id, number }, receipts, today);
}

async function giveUp({ trx, caller }: Scope, payment_id: number, rest: NonNullable<Paid['rest']>, today: string) {
  await trx
    .insertInto('receipts')
    .values({
      partner_id: caller.partnerId,
      payment_id,
      kind: 'write_off',
      amount: rest.amount,
      received_on: today,
      method: null,
      reference: rest.reason,
      from_import: true,
      collected_by: 'insurer',
    })
    .execute();
}

/** What came in for an instalment before it came here. */
interface BroughtReceipt {
  id: number;
  number: number;
  due_date: string;
  amount: Money;
  paid: Money;
  /** When and how, where the file says it. */
  paid_on: string | null;
  method: PaymentMethod | null;
}
/** Receipts of before, all with the insurer. One without a day is counted in sums on its due date or, where that is still to come, today. */
export async function bringReceipts(
  scope: Scope,
  { id, number }: Pick<Policy, 'id' | 'number'>,
  receipts: readonly BroughtReceipt[],
  today: string,
) {
  if (receipts.length === 0) return;
  await scope.trx
    .insertInto('receipts')
    .values(
      receipts.map(({ id: payment_id, paid: amount, due_date, paid_on, method }) => ({
        partner_id: scope.caller.partnerId,
        payment_id,
        kind: 'money' as const,
        amount,
        received_on: paid_on ?? (due_date < today ? due_date : today),
        method,
        from_import: true,
        before_import: paid_on === null,
        // What the insurer has is not to be handed over.
        collected_by: 'insurer' as const,
      })),
    )
    .execute();
  for (const one of receipts)
    await audit(scope, {
      event: one.paid === one.amount ? 'payment_paid' : 'payment_partly_paid',
      model: 'payment',
      object_id: one.id,
      before: { paid_amount: '0.00' },
      after: {
        policy_id: id,
        policy_number: number,
        number: one.number,
        due_date: one.due_date,
        amount: one.amount,
        paid_amount: one.paid,
        payment_date: one.paid_on,
        payment_method: one.method,
        paid_before_import: one.paid_on === null,
        collected_by: 'insurer',
      },
    });
}

/** How long ago something may have come to pass that is still told of. */
const oldestDays = 7;
/** Marks what these policies would have to say of long ago as told, so that a portfolio that comes in buries nobody in notices. */
export const keepQuiet = async ({ trx, caller }: Scope, policyIds: readonly number[]) => {
  if (policyIds.length === 0) return;
  const atRisk = riskDay(await readCollectionRules(trx));
  await sql`with t as (select today, near_expiry_days, today - ${oldestDays}::int as oldest from partner_today),
    own as (select id, provider_id, branch_id, end_date, notification_limit_days from policies where id = any(${sql.val(policyIds)}::integer[]) and status = 'active')
    insert into told_dates (partner_id, kind, record_id, on_date)
    select ${caller.partnerId}, x.kind, x.id, x.on_date from t, (
      select 'policy_near_end' as kind, id, end_date as on_date, end_date - notification_limit_days as since from own
      union all select 'policy_expired', id, end_date, end_date + 1 from own
      union all select k.kind, y.id, y.due_date, y.due_date + k.days
        from own join payments y on y.policy_id = own.id and y.voided_at is null,
        (select 'payment_near' as kind, -near_expiry_days as days from t union all select 'payment_delayed', 1) k
      union all select 'cover_at_risk', y.id, r.since, r.since
        from own p join payments y on y.policy_id = p.id and y.voided_at is null and y.kind = 'premium',
        lateral (select ${atRisk} as since) r) x
    where x.since < t.oldest
    on conflict do nothing`.execute(trx);
};
