import type { Me, Plan } from '../../contract/api/index.ts';

/** A part of the product that a plan can leave out. */
export type PlanFeature = Me['services'][number];
export const planFeatures: readonly PlanFeature[] = [
  'policies',
  'payments',
  'insureds',
  'claims',
  'commissions',
  'portal',
];

/** The features that a plan opens: what the session record lists as services. */
export const featuresOf = (plan: Pick<Plan, `manages_${PlanFeature}`>): PlanFeature[] =>
  planFeatures.filter((feature) => plan[`manages_${feature}`]);
