import type { MovementItemValues, Policy, PolicyAsOf } from '@corredor/core/api';
import { currentPremium } from '@corredor/core/movements';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { isListTarget, listTargets, pick, readAllListed } from './listedRows.ts';
import type { IssuedMovement } from './movementFacts.ts';
import { readItems } from './movementRows.ts';

interface Asked {
  policy: Policy;
  /** What a movement may change of the policy itself, as it is now. */
  fields: MovementItemValues;
  issued: readonly IssuedMovement[];
  day: string;
}

/** A policy as it stands on a day: what takes effect later is taken off again. */
export async function policyAsOf({ trx }: Scope, { policy, fields, issued, day }: Asked): Promise<PolicyAsOf> {
  const counted = issued.filter(({ effective_date }) => effective_date <= day);
  const later = issued.filter(({ effective_date }) => effective_date > day);
  const items = await readItems(
    trx,
    later.map(({ id }) => id),
  );
  // The last that was issued is taken off first, so that the earliest of several has the last word.
  const changes = later.flatMap(({ id }) => items.get(id) ?? []).toReversed();
  const asIt = (values: MovementItemValues, isIt: (item: (typeof changes)[number]) => boolean): MovementItemValues =>
    Object.assign(
      {},
      values,
      ...changes.filter((item) => item.action === 'change' && isIt(item)).map(({ before }) => before),
    );
  await sql`select set_config('app.lists_on', ${day}, true)`.execute(trx);
  const rows: PolicyAsOf['rows'] = [];
  for (const target of listTargets)
    for (const { values, ...row } of await readAllListed(trx, policy.id, target)) {
      const then = asIt(values, (item) => item.target === target && item.record_id === row.id);
      rows.push({ target, ...row, values: pick(then, Object.keys(values)) });
    }
  await sql`select set_config('app.lists_on', '', true)`.execute(trx);
  const { current_net_premium, current_total, full_term_net } = currentPremium(policy, counted);
  const ended = counted.findLast(({ kind }) => kind === 'cancellation' || kind === 'reinstatement');
  const { start_date, end_date } = policy;
  return {
    day,
    is_covered:
      start_date !== null &&
      end_date !== null &&
      start_date <= day &&
      day <= end_date &&
      ended?.kind !== 'cancellation',
    currency: policy.currency,
    net_premium: current_net_premium,
    total: current_total,
    full_term_net,
    movements_count: counted.length,
    fields: asIt(fields, (item) => !isListTarget(item.target)),
    rows,
  };
}
