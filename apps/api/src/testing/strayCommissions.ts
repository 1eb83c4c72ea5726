import { commissionOfNet, commissionShares, releasedOf, retainedOf, type Settled } from '@corredor/core/commissions';
import type { Money } from '@corredor/core/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

interface Row extends Settled {
  id: number;
  number: number;
  due_date: string;
  amount: Money;
  policy_id: number;
  movement_id: number | null;
  is_voided: boolean;
  net: Money;
  percent: string;
  stored: { amount: Money; released: Money; retained: Money } | null;
}

/**
 * The instalments of these policies whose commission is stored otherwise than core's rule says, with both; none where all is well. It goes by
 * the percent that is typed on the policy.
 */
export async function strayCommissions(db: Kysely<Database>, policies: readonly number[]) {
  const { rows } = await sql<Row>`
    select y.id, y.policy_id, y.movement_id, y.number, y.due_date::text, y.amount::text, y.paid_amount::text as settled,
      y.voided_at is not null as is_voided, coalesce(m.net_delta, p.net_premium)::text as net, p.commission_percent::text as percent,
      coalesce(sum(r.amount) filter (where r.kind = 'write_off'), 0.00)::text as written_off,
      coalesce(sum(r.amount) filter (where r.kind in ('money', 'withholding') and r.collected_by = 'broker'), 0.00)::text as by_broker,
      (select json_build_object('amount', f.amount::text, 'released', f.released::text, 'retained', f.retained::text)
        from commission_facts f where f.payment_id = y.id) as stored
    from payments y join policies p on p.id = y.policy_id left join movements m on m.id = y.movement_id
    left join receipts r on r.payment_id = y.id and r.voided_at is null
    where y.policy_id = any (${sql.val(policies)}::int[]) and (y.voided_at is null or y.voided_reason = 'closed')
      and p.commission_percent is not null and p.status <> 'draft'
    group by y.id, p.id, m.id order by y.id`.execute(db);
  return rows.flatMap((row) => {
    const part = rows.filter((one) => one.policy_id === row.policy_id && one.movement_id === row.movement_id);
    const commission = commissionOfNet(row.net, [{ percent: row.percent, share: '100' }]);
    const share = commissionShares(commission, part, 'proportional').get(row.id) ?? '0.00';
    const wanted = {
      amount: share,
      released: releasedOf({ share, ...row }, 'proportional', false),
      retained: retainedOf({ share, ...row }, true),
    };
    const isSame = row.stored !== null && keys.every((key) => row.stored?.[key] === wanted[key]);
    return isSame ? [] : [{ ...row, wanted }];
  });
}
const keys = ['amount', 'released', 'retained'] as const;
