import { conflict, notFound } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { onlyByMovementIn, readSections } from '../../services/settings/index.ts';
import { lockPolicy } from './policies.store.ts';

/** Holds a policy while one of its lists changes; 404 where there is none, 409 where it is closed. */
export async function lockOpenPolicy(scope: Scope, policyId: number) {
  const policy = await lockPolicy(scope, policyId);
  if (!policy) throw notFound('policy');
  if (policy.status === 'closed') throw conflict('policy_not_editable');
  return policy;
}

/** The same for lists that movements change: 409 also where the brokerage wants policies that are no draft to be changed by movement only. */
export async function lockChangeablePolicy(scope: Scope, policyId: number) {
  const policy = await lockOpenPolicy(scope, policyId);
  if (policy.status !== 'draft' && onlyByMovementIn(await readSections(scope.trx))) throw conflict('movement_required');
  return policy;
}

/** 404 where the brokerage has no such policy. */
export async function requirePolicy({ trx }: Scope, policyId: number) {
  const policy = await trx.selectFrom('policy_states').select('id').where('id', '=', policyId).executeTakeFirst();
  if (!policy) throw notFound('policy');
}
