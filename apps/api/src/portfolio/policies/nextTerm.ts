import type { Policy } from '@corredor/core/api';
import { addMoney, compareMoney, multiplyByPercent, subtractMoney } from '@corredor/core/money';
import { canTransition, renewedTerm, succeededOn } from '@corredor/core/policies';
import type { DepreciationLine } from '@corredor/core/renewals';
import { conflict, invalidField, notFound, type Problem, stale } from '../../server/request/problems.ts';
import { changePolicy } from './changePolicy.ts';
import { fallOf } from './fallingSums.ts';
import type { PolicyStore } from './policies.store.ts';
import { storedOf } from './storedPolicy.ts';

export interface Preparing {
  policyId: number;
  version: number;
  /** What the ending term's observations say once its next one is activated; nothing leaves them as they are. */
  observations: string;
  /** By how much its net premium differs, in percent. */
  changePercent?: string;
  /** What its vehicles lose by their age; nothing leaves their sums as they are. */
  depreciation?: readonly DepreciationLine[];
}

/** Makes the one living draft of a policy's next term, or answers the one that is there; the policy stays as it is. */
export async function prepareNextTerm(
  policies: PolicyStore,
  { policyId, version, observations, changePercent = '0', depreciation = [] }: Preparing,
): Promise<{ draft: Policy; isNew: boolean } | Problem> {
  if (Number(changePercent) < -100) return invalidField('change_percent', 'field.too_small', { limit: -100 });
  const before = await policies.lock(policyId);
  if (!before) return notFound('policy');
  if (before.next_draft) return { draft: await policies.read(before.next_draft.id), isNew: false };
  if (!canTransition(before.status, 'renew')) return conflict('transition_refused');
  const ending = refuseEnding(before);
  if (ending) return ending;
  if (before.version !== version) return stale(before);
  const facts = await policies.facts();
  const { start_date, end_date } = before;
  if (start_date === null || end_date === null) return conflict('transition_refused');
  const { net: expiring, issued_end_date } = await policies.expiring(policyId);
  const term = renewedTerm({ start_date, end_date, issued_end_date });
  const fallen = await policies.fallenVehicles({
    policyId,
    end: end_date,
    start: term.start_date,
    lines: depreciation,
  });
  const fall = fallOf(fallen);
  const net = compareMoney(expiring, fall) > 0 ? subtractMoney(expiring, fall) : '0.00';
  // Everything of the old term but its observations, at the premium of its whole term, with the levies and taxes in force when the new one starts.
  const values = await changePolicy(policies, facts, {
    id: null,
    current: { ...storedOf(before), observations: null },
    input: {
      ...term,
      net_premium: addMoney(net, multiplyByPercent(net, changePercent)),
    },
  });
  const next = await policies.add(values, { from: policyId, observations: observations.trim() || null });
  await policies.copyLists(policyId, next.id, end_date);
  await policies.writeFallen(next.id, fallen);
  const draft = await policies.read(next.id);
  await policies.record('policy_created_by_renewal', draft.id, { after: draft });
  await policies.record('policy_renewal_prepared', policyId, {});
  return { draft, isNew: true };
}

/** Who knows when a policy ends closes or renews it no more. */
export function refuseEnding({ closes_on, closes_as }: Policy): Problem | undefined {
  if (closes_on === null) return undefined;
  return conflict(
    closes_as === 'renewed' ? 'policy_renewed' : closes_as === 'closed' ? 'policy_not_renewed' : 'policy_cancelled',
  );
}

/** Names the draft that has to go first. */
export const refuseNextDraft = ({ next_draft }: Policy) =>
  next_draft ? conflict('next_draft', { params: { number: next_draft.name } }) : undefined;

/** The next term begins where the one before ends, or later. */
export function refuseEarlyStart(draft: { start_date: string | null }, before: Policy | undefined) {
  const end = before?.end_date;
  if (end && draft.start_date !== null && draft.start_date < end)
    throw invalidField('start_date', 'field.starts_before_end', { date: end });
}

/** The term before steps aside for the next one, which is about to be activated: from its end on, and with what was said when that was prepared. */
export async function succeed(policies: PolicyStore, draft: Policy) {
  const { renewed_from_id: id, start_date } = draft;
  const before = id === null ? undefined : await policies.lock(id);
  if (!before || before.status === 'draft' || before.status === 'closed') return undefined;
  const ending = refuseEnding(before);
  if (ending) throw ending;
  refuseEarlyStart(draft, before);
  if (before.end_date === null || start_date === null) return undefined;
  const observations = await policies.renewalObservations(draft.id);
  await policies.move(before.id, {
    closes_as: 'renewed',
    closes_on: succeededOn(before.end_date, start_date),
    renewed_to_id: draft.id,
    ...(observations !== null && { observations }),
  });
  const after = await policies.read(before.id);
  await policies.record('policy_renewed', before.id, { before, after });
  return before;
}
