import type { PlanFeature } from '@corredor/core/billing';
import type { DocumentedOperation } from '../request/document.ts';
import { Problem } from '../request/problems.ts';
import type { Scope } from '../request/scope.ts';
import { readCurrentPlan } from './currentPlan.ts';
import { upgradersOf } from './grantors.ts';

/** Refuses a change while the subscription is over or waits for review, and where the plan leaves the feature out; reading stays. */
export async function refuseByPlan(operation: DocumentedOperation, scope: Scope): Promise<void> {
  if (!operation.needsPlan || scope.caller.partnerId === 0) return;
  await requireFeatures(scope, operation.planFeatures);
}

/** Refuses where the subscription is not valid or the plan leaves one of the features out. */
export async function requireFeatures(scope: Scope, wanted: readonly PlanFeature[]): Promise<void> {
  const plan = await readCurrentPlan(scope);
  const state = plan?.state ?? 'expired';
  if (state !== 'active') throw new Problem(403, `subscription_${state}`, { grantedBy: await upgradersOf(scope) });
  const feature = wanted.find((one) => !plan?.features.includes(one));
  if (feature) throw new Problem(403, 'plan_required', { plan: { feature }, grantedBy: await upgradersOf(scope) });
}
