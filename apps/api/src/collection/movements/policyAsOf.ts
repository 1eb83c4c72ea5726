import type { MovementItem, MovementItemValues, Policy, PolicyAsOf } from '@corredor/core/api';
import { subtractMoney } from '@corredor/core/money';
import { currentPremium } from '@corredor/core/movements';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { changedExtras, changesIn, type DatedItem, namesIn, valueNamed, valueOn, valuesWith } from './changedValues.ts';
import { labelsOf, listTargets, readAllListed } from './listedRows.ts';
import type { IssuedMovement } from './movementFacts.ts';
import { readItems } from './movementRows.ts';

interface Asked {
  policy: Policy;
  /** What a movement may change of the policy itself, as it is now. */
  fields: MovementItemValues;
  issued: readonly IssuedMovement[];
  day: string;
}

/** A policy as it stands on a day: what takes effect later does not count yet. */
export async function policyAsOf({ trx }: Scope, { policy, fields, issued, day }: Asked): Promise<PolicyAsOf> {
  const counted = issued.filter(({ effective_date }) => effective_date <= day);
  const items = await readItems(
    trx,
    issued.map(({ id }) => id),
  );
  const changes = issued.flatMap(({ id, kind, effective_date }) =>
    (items.get(id) ?? []).map((item) => ({ ...item, movement_id: id, kind, effective_date })),
  );
  const changesOf = changesIn(changes);
  const netOf = netsBefore(changes.filter(({ effective_date }) => effective_date > day));
  const extrasOf = changedExtras(changes);
  const asIt = (values: MovementItemValues, of: Pick<DatedItem, 'target' | 'record_id'>) =>
    valuesWith([...new Set([...namesIn(values), ...extrasOf(of)])], (name) =>
      valueOn(valueNamed(values, name), changesOf(of, name), day),
    );
  await sql`select set_config('app.lists_on', ${day}, true)`.execute(trx);
  const rows: PolicyAsOf['rows'] = [];
  for (const target of listTargets) {
    const found = await readAllListed(trx, policy.id, target);
    const then = found.map(({ values, ...row }) => ({
      ...row,
      target,
      values: { ...asIt(values, { target, record_id: row.id }), ...netOf({ target, record_id: row.id }, values) },
    }));
    rows.push(...(await labelsOf(trx, target, then, found)));
  }
  await sql`select set_config('app.lists_on', '', true)`.execute(trx);
  const { current_net_premium, current_total, full_term_net } = currentPremium(policy, counted);
  const ended = counted.findLast(({ kind }) => kind === 'cancellation' || kind === 'reinstatement');
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
      ended?.kind !== 'cancellation',
    currency: policy.currency,
    net_premium: current_net_premium,
    total: current_total,
    full_term_net,
    movements_count: counted.length,
    ...(await withRefs(trx, asIt(fields, { target: 'field', record_id: null }))),
    rows,
  };
}

type LaterItem = DatedItem & Pick<MovementItem, 'term_net'> & Pick<IssuedMovement, 'kind'>;
/** Finds the premium of a row before some changes of it took effect, where it had one then. */
function netsBefore(later: readonly LaterItem[]) {
  const byRow = new Map<string, LaterItem[]>();
  for (const item of later) {
    if (item.action !== 'change' || item.kind === 'sum_reinstatement') continue;
    const key = `${item.target} ${item.record_id}`;
    byRow.set(key, [...(byRow.get(key) ?? []), item]);
  }
  return ({ target, record_id }: Pick<DatedItem, 'target' | 'record_id'>, { term_net: stored }: MovementItemValues) => {
    const mine = byRow.get(`${target} ${record_id}`) ?? [];
    const isUnknown = !stored || mine.some(({ before }) => before?.term_net === null);
    return {
      term_net: isUnknown ? null : mine.reduce((net, one) => subtractMoney(net, one.term_net ?? '0.00'), stored),
    };
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
