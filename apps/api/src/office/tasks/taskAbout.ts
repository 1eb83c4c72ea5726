import type { TaskAbout, TaskModel } from '@corredor/core/api';
import type { Language } from '@corredor/core/i18n';
import { keysOf } from '@corredor/core/keys';
import { can, type Permission } from '@corredor/core/permissions';
import { records } from '@corredor/core/records';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';

/** Where a task names its record of each kind. */
export const aboutColumns = {
  policy: 'policy_id',
  payment: 'payment_id',
  customer: 'customer_id',
  vehicle: 'vehicle_id',
  provider: 'provider_id',
  renewal: 'renewal_id',
  movement: 'movement_id',
} as const satisfies Record<TaskModel, string>;
export const aboutModels = keysOf(aboutColumns);
/** The right without which a record of this kind is nobody's business. */
export const viewOf = (model: TaskModel): Permission => records[model].may.view;

/** Where the records of a kind name the policy that they belong to. */
export const tablesOfPolicy = { renewal: 'renewals', movement: 'movements' } as const satisfies Partial<
  Record<TaskModel, string>
>;

/** What is still open of an instalment `y`. */
const openOf = sql`case when y.kind = 'premium' then (y.amount - y.paid_amount)::numeric(14, 2)::text end`;
/** Whose a policy is, and its number. */
const policyName = (
  id: RawBuilder<unknown>,
) => sql`select p.id, concat_ws(' · ', c.name, nullif(p.number, '')) as label, c.phone, c.id as customer_id, p.payer_id
  from policies p left join customers c on c.id = p.contractor_id where p.deleted_at is null and p.id = ${id}`;
/** What belongs to a policy is called by it. */
const ofPolicy = (table: 'renewals' | 'movements', id: RawBuilder<unknown>, own: RawBuilder<unknown> = sql`null`) =>
  sql`select w.id, coalesce(concat_ws(' · ', n.label, ${own}), '') as label, n.phone, n.customer_id, null::text as balance
    from ${sql.table(table)} w left join lateral (${policyName(sql`w.policy_id`)}) n on true where w.id = ${id}`;
/** An instalment by its place among those that were made with it: both numbers alone would read as a day. */
const instalmentWords: Record<Language, RawBuilder<unknown>> = {
  es: sql`'cuota ' || y.number || ' de '`,
  en: sql`'instalment ' || y.number || ' of '`,
};
const creditWords: Record<Language, string> = { es: 'saldo a favor', en: 'credit' };
/** What a record is called, by which number whom it is about can be called, and what is open of it; nothing where it is not there any more. */
const named: Record<TaskModel, (id: RawBuilder<unknown>, language: Language) => RawBuilder<unknown>> = {
  policy: (id) => sql`select n.*, null::text as balance from (${policyName(id)}) n`,
  payment: (id, language) => sql`select y.id, concat_ws(' · ', n.label, case when y.kind = 'credit'
      then ${sql.lit(creditWords[language])}
      else ${instalmentWords[language]} || (select count(*) from payments i where i.policy_id = y.policy_id and i.kind = y.kind
        and i.movement_id is not distinct from y.movement_id and i.voided_at is null) end) as label,
      (select c.phone from customers c where c.id = n.payer_id) as phone, n.payer_id as customer_id, ${openOf} as balance,
      not y.is_paid and y.kind = 'premium' as is_payable
    from payments y left join lateral (${policyName(sql`y.policy_id`)}) n on true where y.voided_at is null and y.id = ${id}`,
  customer: (id) =>
    sql`select c.id, c.name as label, c.phone, c.id as customer_id, null::text as balance from customers c where c.deleted_at is null and c.id = ${id}`,
  vehicle: (id) =>
    sql`select v.id, concat_ws(' · ', v.plate, v.brand || ' ' || v.model) as label, null as phone, null::integer as customer_id, null::text as balance
      from vehicles v where v.id = ${id}`,
  provider: (id) => sql`select r.id, r.name as label, null as phone, null::integer as customer_id, null::text as balance
      from providers r where r.id = ${id}`,
  renewal: (id) => ofPolicy('renewals', id),
  movement: (id) => ofPolicy('movements', id, sql`'#' || w.number`),
};

/** Who may read by which number whom a record is about can be called: the payer of an instalment is told by its reminder too. */
const maySeePhone = ({ permissions }: Scope['caller'], model: TaskModel) =>
  can(permissions, viewOf('customer')) || (model === 'payment' && can(permissions, records.payment.may.change));

/** The record of a task as it is called now; without its name and state for whoever may not view it. */
export const aboutOf = ({ caller, language }: Scope, alias: string) => {
  const customer = can(caller.permissions, viewOf('customer')) ? sql`n.customer_id` : sql`null`;
  return sql<TaskAbout | null>`case ${sql.join(
    aboutModels.map((model) => {
      const id = sql.ref(`${alias}.${aboutColumns[model]}`);
      const isSeen = can(caller.permissions, viewOf(model));
      const label = isSeen ? sql`left(n.label, 400)` : sql`''`;
      const phone = maySeePhone(caller, model) ? sql`nullif(n.phone, '')` : sql`null`;
      const isPayable = isSeen && model === 'payment' ? sql`n.is_payable` : sql`false`;
      return sql`when ${id} is not null then (select json_build_object('model', ${sql.lit(model)}, 'id', n.id, 'label', ${label},
        'phone', ${phone}, 'customer_id', ${customer}, 'balance', ${isSeen ? sql`n.balance` : sql`null`}, 'is_payable', ${isPayable})
        from (${named[model](id, language)}) n)`;
    }),
    sql` `,
  )} end`;
};

/** Tells whether a record is there, for a caller who may view it. */
export async function isThere({ trx, caller, language }: Scope, model: TaskModel, id: number) {
  if (!can(caller.permissions, viewOf(model))) return false;
  return (await named[model](sql`${id}`, language).execute(trx)).rows.length > 0;
}
