import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A brokerage as the operator sees it. */
export interface PartnerLine {
  id: number;
  alias: string;
  name: string;
  email: string;
  plan: string;
  state: 'active' | 'pending' | 'expired' | 'none';
  ends_on: string | null;
  users: number;
  /** The oldest payment that waits for approval. */
  pending_payment_id: number | null;
  /** The plan that this payment is for; what runs meanwhile may be another. */
  pending_plan: string | null;
}

/** Every brokerage that matches, as the owner of the tables reads them. */
export async function listPartners(
  db: Kysely<Database>,
  { search, isPending = false }: { search?: string; isPending?: boolean },
): Promise<PartnerLine[]> {
  const wanted = search === undefined ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<PartnerLine>`
    select p.id, p.alias, p.name, p.email, coalesce(l.name, '-') as plan, s.ends_on,
      case when s.id is null then 'none' when s.ends_on < t.today then 'expired' when not s.is_paid then 'pending' else 'active' end as state,
      (select count(*)::int from users u where u.partner_id = p.id and u.is_active) as users,
      (select min(y.id) from subscription_payments y where y.partner_id = p.id and y.state = 'pending') as pending_payment_id,
      (select w.name from subscription_payments y join plans w on w.id = y.plan_id
        where y.partner_id = p.id and y.state = 'pending' order by y.id limit 1) as pending_plan
    from partners p
    join partner_today t on t.partner_id = p.id
    left join current_subscriptions s on s.partner_id = p.id
    left join plans l on l.id = s.plan_id
    where (${wanted}::text is null or search_key(p.name || ' ' || p.alias || ' ' || p.email) like search_key(${wanted}::text))
      and (not ${isPending} or exists (select from subscription_payments y where y.partner_id = p.id and y.state = 'pending'))
    order by p.id`.execute(db);
  return rows;
}
