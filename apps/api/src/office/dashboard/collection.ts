import type { DashboardCollection } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Month = DashboardCollection['months'][number];

const isOfSample = sql`y.policy_id in (select id from policies where is_sample)`;

/** What was due and what came in by month, the month of `today` last and without the sample book: a refund takes away from the month in which it was paid. */
export async function collectionByMonth(
  trx: Transaction<Database>,
  today: string,
): Promise<Omit<DashboardCollection, 'today' | 'currency'>> {
  const last = `${today.slice(0, 7)}-01`;
  const [first, after] = [addMonths(last, -11), addMonths(last, 1)];
  // By day first: a month is asked of some hundred days, not of each row. The few of the sample book are taken away again, as the indexes know no marks.
  const { rows } = await sql<{ month: string; due: string; received: string }>`
    with days as (
      select due_date as day, sum(amount) as due, 0 as received from payments
      where kind = 'premium' and voided_at is null and due_date >= ${first}::date and due_date < ${after}::date group by due_date
      union all select received_on, 0, sum(amount) from receipts
      where kind = 'money' and voided_at is null and received_on >= ${first}::date and received_on < ${after}::date group by received_on
      union all select r.received_on, 0, -2 * sum(r.amount) from payments y
      join receipts r on r.partner_id = y.partner_id and r.payment_id = y.id and r.kind = 'money' and r.voided_at is null
      where y.kind = 'credit' and y.voided_at is null and r.received_on >= ${first}::date and r.received_on < ${after}::date
      group by r.received_on
      union all select y.due_date, -sum(y.amount), 0 from payments y
      where ${isOfSample} and y.kind = 'premium' and y.voided_at is null and y.due_date >= ${first}::date and y.due_date < ${after}::date group by y.due_date
      union all select r.received_on, 0, sum(case when y.kind = 'credit' and y.voided_at is null then r.amount else -r.amount end) from payments y
      join receipts r on r.partner_id = y.partner_id and r.payment_id = y.id and r.kind = 'money' and r.voided_at is null
      where ${isOfSample} and r.received_on >= ${first}::date and r.received_on < ${after}::date group by r.received_on
    )
    select date_trunc('month', day)::date as month, sum(due)::numeric(14, 2)::text as due,
      sum(received)::numeric(14, 2)::text as received from days group by 1`.execute(trx);
  const months = Array.from({ length: 12 }, (_none, index): Month => {
    const from = addMonths(first, index);
    const { due = '0.00', received = '0.00' } = rows.find(({ month }) => month === from) ?? {};
    return { from, to: addDays(addMonths(from, 1), -1), due, received };
  });
  return {
    due: addMoney(...months.map(({ due }) => due)),
    received: addMoney(...months.map(({ received }) => received)),
    months,
  };
}
