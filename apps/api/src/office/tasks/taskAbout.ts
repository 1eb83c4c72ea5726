import type { TaskAbout, TaskModel } from '@corredor/core/api';
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

const policyName = (id: RawBuilder<unknown>) => sql`select p.id, concat_ws(' · ', nullif(p.number, ''),
    (select c.name from customers c where c.id = p.contractor_id)) as label
  from policies p where p.deleted_at is null and p.id = ${id}`;
/** What a record is called; nothing where it is not there any more. */
const named: Record<TaskModel, (id: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  policy: policyName,
  payment: (id) => sql`select y.id, concat_ws(' · ', (select n.label from (${policyName(sql`y.policy_id`)}) n),
      y.number || '/' || (select f.instalments from policy_facts f where f.partner_id = y.partner_id and f.policy_id = y.policy_id)) as label
    from payments y where y.voided_at is null and y.id = ${id}`,
  customer: (id) => sql`select c.id, c.name as label from customers c where c.deleted_at is null and c.id = ${id}`,
  vehicle: (id) =>
    sql`select v.id, concat_ws(' · ', v.plate, v.brand || ' ' || v.model) as label from vehicles v where v.id = ${id}`,
  provider: (id) => sql`select r.id, r.name as label from providers r where r.id = ${id}`,
  renewal: (id) => sql`select w.id, coalesce((select n.label from (${policyName(sql`w.policy_id`)}) n), '') as label
    from renewals w where w.id = ${id}`,
  movement: (
    id,
  ) => sql`select m.id, concat_ws(' · ', (select n.label from (${policyName(sql`m.policy_id`)}) n), '#' || m.number) as label
    from movements m where m.id = ${id}`,
};

/** The record of a task as it is called now; without its name for whoever may not view it. */
export const aboutOf = ({ caller }: Scope, alias: string) =>
  sql<TaskAbout | null>`case ${sql.join(
    aboutModels.map((model) => {
      const id = sql.ref(`${alias}.${aboutColumns[model]}`);
      const label = can(caller.permissions, viewOf(model)) ? sql`left(n.label, 400)` : sql`''`;
      return sql`when ${id} is not null then (select json_build_object('model', ${sql.lit(model)}, 'id', n.id, 'label', ${label})
        from (${named[model](id)}) n)`;
    }),
    sql` `,
  )} end`;

/** Tells whether a record is there, for a caller who may view it. */
export async function isThere({ trx, caller }: Scope, model: TaskModel, id: number) {
  if (!can(caller.permissions, viewOf(model))) return false;
  return (await named[model](sql`${id}`).execute(trx)).rows.length > 0;
}
