import type { MovementItem, MovementItemValues } from '@corredor/core/api';
import { type RawBuilder, sql } from 'kysely';
import { planAllowance } from '../../server/checks/planAllowance.ts';
import type { Scope } from '../../server/request/scope.ts';
import { isListTarget, type KnownItem, listed } from './listedRows.ts';

/** Reads lists of policies with what has ended and what begins later, for the work that changes it. */
export async function withEveryRow<Result>({ trx }: Scope, work: () => Promise<Result>): Promise<Result> {
  await sql`select set_config('app.lists_on', 'all', true)`.execute(trx);
  const result = await work();
  await sql`select set_config('app.lists_on', '', true)`.execute(trx);
  return result;
}

const assignments = (values: MovementItemValues) =>
  Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value ?? null}`);

/** Applies what a movement adds, takes out and changes from its day on; answers the row of each item. */
export async function applyItems(
  scope: Scope,
  policyId: number,
  { items, from }: { items: readonly KnownItem[]; from: string },
): Promise<(number | null)[]> {
  const goods = items.filter(({ action, target }) => action === 'add' && target === 'general').length;
  await planAllowance(scope, 'generals').take(goods);
  const ids: (number | null)[] = [];
  for (const item of items) ids.push(await applyItem(scope, policyId, item, from));
  return ids;
}

async function applyItem({ trx, caller }: Scope, policyId: number, item: KnownItem, from: string) {
  const { action, target, record_id, after, term_net } = item;
  if (!isListTarget(target)) {
    const set = assignments(after ?? {});
    if (set.length > 0) await sql`update policies set ${sql.join(set)} where id = ${policyId}`.execute(trx);
    return null;
  }
  const table = sql.table(listed[target].table);
  if (action === 'add') {
    const values: [string, unknown][] = Object.entries({
      // A person is insured, or paid, from a day on.
      ...(target === 'insured' || target === 'beneficiary' ? { start_date: from } : {}),
      ...after,
      partner_id: caller.partnerId,
      policy_id: policyId,
      valid_from: from,
      term_net,
    });
    const { rows } = await sql<{ id: number }>`insert into ${table}
      (${sql.join(values.map(([name]) => sql.ref(name)))}) values (${sql.join(values.map(([, value]) => value ?? null))})
      returning id`.execute(trx);
    return rows[0]?.id ?? null;
  }
  const set: RawBuilder<unknown>[] =
    action === 'remove'
      ? [sql`valid_until = greatest(${from}::date, valid_from)`]
      : [
          ...assignments(after ?? {}),
          sql`term_net = case when term_net is null then null else term_net + ${term_net ?? '0.00'}::numeric end`,
        ];
  await sql`update ${table} set ${sql.join(set)} where id = ${record_id} and policy_id = ${policyId}`.execute(trx);
  return record_id;
}

/** Takes back what a movement did to the lists and fields of its policy, the last item first. */
export async function revertItems({ trx }: Scope, policyId: number, items: readonly MovementItem[]) {
  for (const { action, target, record_id, before, term_net } of items.toReversed()) {
    if (!isListTarget(target)) {
      const set = assignments(before ?? {});
      if (set.length > 0) await sql`update policies set ${sql.join(set)} where id = ${policyId}`.execute(trx);
      continue;
    }
    const table = sql.table(listed[target].table);
    const row = sql`where id = ${record_id} and policy_id = ${policyId}`;
    if (action === 'add') await sql`delete from ${table} ${row}`.execute(trx);
    else if (action === 'remove') await sql`update ${table} set valid_until = null ${row}`.execute(trx);
    else {
      const back = sql`term_net = case when term_net is null then null else term_net - ${term_net ?? '0.00'}::numeric end`;
      await sql`update ${table} set ${sql.join([...assignments(before ?? {}), back])} ${row}`.execute(trx);
    }
  }
}
