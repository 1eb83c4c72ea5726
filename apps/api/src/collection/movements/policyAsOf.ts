import type { MovementItemValues, Policy, PolicyAsOf } from '@corredor/core/api';
import { currentPremium, kindOf, movesClosing } from '@corredor/core/movements';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { changedExtras, changesIn, type DatedItem, namesIn, valueNamed, valueOn, valuesWith } from './changedValues.ts';
import { labelsOf, listTargets, readAllListed } from './listedRows.ts';
import type { IssuedMovement } from './movementFacts.ts';
import { readDatedItems } from './movementRows.ts';
import { netChangesIn, netWith } from './rowNets.ts';

interface Asked {
  policy: Policy;
  /** What a movement may change of the policy itself, as it is now. */
  fields: MovementItemValues;
  issued: readonly IssuedMovement[];
  day: string;
}

/** A policy as it stands on a day: what takes effect later does not count yet. */
export async function policyAsOf({ trx }: Scope, { policy, fields, issued, day }: Asked): Promise<PolicyAsOf> {
  const isInEffect = ({ effective_date }: { effective_date: string }) => effective_date <= day;
  const counted = issued.filter(isInEffect);
  const items = await readDatedItems(trx, issued);
  const [changesOf, netsOf, extrasOf] = [changesIn(items), netChangesIn(items), changedExtras(items)];
  const asIt = (values: MovementItemValues, of: Pick<DatedItem, 'target' | 'record_id'>) =>
    valuesWith([...new Set([...namesIn(values), ...extrasOf(of)])], (name) =>
      valueOn(valueNamed(values, name), changesOf(of, name), day),
    );
  await sql`select set_config('app.lists_on', ${day}, true)`.execute(trx);
  const rows: PolicyAsOf['rows'] = [];
  for (const target of listTargets) {
    const found = await readAllListed(trx, policy.id, target);
    const then = found.map(({ values: now, ...row }) => {
      const subject = { target, record_id: row.id };
      const values = asIt(now, subject);
      const term_net = netWith({ now, values, changes: netsOf(subject), counts: isInEffect });
      return { ...row, target, values: { ...values, term_net } };
    });
    rows.push(...(await labelsOf(trx, target, then, found)));
  }
  await sql`select set_config('app.lists_on', '', true)`.execute(trx);
  const { current_net_premium, current_total, full_term_net } = currentPremium(policy, counted);
  const ended = counted.findLast(({ kind }) => movesClosing(kind));
  const { start_date, end_date, closes_on, closes_as, closed_on, closed_reason } = policy;
  // A cancellation is told by its movement, as a lapse may have followed it.
  const out = closes_as === 'cancelled' ? null : (closes_on ?? (closed_reason === 'closed' ? closed_on : null));
  return {
    day,
    is_covered:
      start_date !== null &&
      end_date !== null &&
      start_date <= day &&
      day <= end_date &&
      (out === null || day < out) &&
      !(ended && kindOf(ended.kind).makesPolicy === 'closed'),
    currency: policy.currency,
    net_premium: current_net_premium,
    total: current_total,
    full_term_net,
    movements_count: counted.length,
    ...(await withRefs(trx, asIt(fields, { target: 'field', record_id: null }))),
    rows,
  };
}

/** The policy's own fields, with the names of the records that they name. */
async function withRefs(trx: Scope['trx'], fields: MovementItemValues) {
  const { payer_id = null, provider_office_id = null, ...others } = fields;
  const { rows } = await sql<Pick<PolicyAsOf, 'payer' | 'provider_office'>>`select
    (select json_build_object('id', id, 'name', name) from customers where id = ${payer_id}) as payer,
    (select json_build_object('id', id, 'name', city) from provider_offices where id = ${provider_office_id}) as provider_office`.execute(
    trx,
  );
  return {
    fields: { ...others, provider_office_id, ...(payer_id !== null && { payer_id }) },
    payer: rows[0]?.payer ?? null,
    provider_office: rows[0]?.provider_office ?? null,
  };
}
