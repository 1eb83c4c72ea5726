import type { SearchHit, SearchKind } from '@corredor/core/api';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../server/scope.ts';
import { matchesWords } from '../server/search.ts';

/** How many hits of one kind are shown. */
export const hitsOfKind = 5;

const nobody = sql<string | null>`null::text`;
const noNumber = sql<number | null>`null::integer`;

/** Finds records of the caller's brokerage by what people know of them: numbers, names, plates. */
export function searchStore({ trx }: Scope) {
  const find: Record<SearchKind, (q: string) => RawBuilder<SearchHit>> = {
    policy: (q) => sql`
      select p.id, p.number as title, c.name as detail, ${noNumber} as number, p.current_status as status
      from policy_states p left join customers c on c.id = p.contractor_id
      where ${matchesWords(
        q,
        (like) => sql`(search_key(coalesce(p.number, '') || ' ' || coalesce(p.certificate_number, '')) like ${like}
          or p.contractor_id in (select x.id from customers x where search_key(x.name) like ${like}))`,
      )}
      order by ${rank(sql`p.number`, q)}, p.updated_at desc, p.id desc limit ${hitsOfKind + 1}`,
    customer: (q) => sql`
      select c.id, c.name as title, c.identification as detail, ${noNumber} as number, ${nobody} as status
      from customers c
      where c.deleted_at is null and ${matchesWords(
        q,
        (like) => sql`search_key(c.name || ' ' || c.identification || ' ' || coalesce(c.email, '')) like ${like}`,
      )}
      order by least(${rank(sql`c.name`, q)}, ${rank(sql`c.identification`, q)}), search_key(c.name), c.id
      limit ${hitsOfKind + 1}`,
    vehicle: (q) => sql`
      select v.id, v.plate as title, v.brand || ' ' || v.model || ' ' || v.year as detail, ${noNumber} as number,
        ${nobody} as status
      from vehicles v
      where ${matchesWords(
        q,
        (like) =>
          sql`search_key(v.plate || ' ' || coalesce(v.chassis_number, '') || ' ' || v.brand || ' ' || v.model) like ${like}`,
      )}
      order by ${rank(sql`v.plate`, q)}, v.updated_at desc, v.id desc limit ${hitsOfKind + 1}`,
    payment: (q) => sql`
      select y.id, p.number as title, coalesce(y.invoice_number, c.name) as detail, y.number, y.status
      from payment_states y join policies p on p.id = y.policy_id left join customers c on c.id = p.contractor_id
      where p.deleted_at is null and ${matchesWords(
        q,
        (like) =>
          sql`(search_key(coalesce(p.number, '')) like ${like} or search_key(coalesce(y.invoice_number, '')) like ${like})`,
      )}
      order by least(${rank(sql`y.invoice_number`, q)}, ${rank(sql`p.number`, q)}), y.is_paid, y.due_date, y.id
      limit ${hitsOfKind + 1}`,
    provider: (q) => sql`
      select r.id, r.name as title, r.ruc as detail, ${noNumber} as number, ${nobody} as status
      from providers r
      where ${matchesWords(
        q,
        (like) => sql`search_key(r.name || ' ' || coalesce(r.short_name, '') || ' ' || r.ruc) like ${like}`,
      )}
      order by least(${rank(sql`r.name`, q)}, ${rank(sql`r.ruc`, q)}), search_key(r.name), r.id limit ${hitsOfKind + 1}`,
  };
  return {
    /** The best hits of one kind, one more than are shown where there are more. */
    find: async (kind: SearchKind, q: string) => (await find[kind](q).execute(trx)).rows,
  };
}
export type SearchStore = ReturnType<typeof searchStore>;

/** The whole text first, then what begins with it, then a word that begins with it, then the rest. */
function rank(column: RawBuilder<unknown>, q: string) {
  const key = sql`search_key(coalesce(${column}::text, ''))`;
  const plain = q.replaceAll('\u0000', ' ').trim();
  const start = sql`search_key(${plain.replace(/[\\%_]/g, '\\$&')}) || '%'`;
  return sql`case when ${key} = search_key(${plain}) then 0 when ${key} like ${start} then 1
    when ${key} like '% ' || ${start} then 2 else 3 end`;
}
