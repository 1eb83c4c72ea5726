import type { Plan } from '../api/index.ts';

/** Parts of the product that a plan can leave out. */
export const planFeatures = ['policies', 'payments', 'insureds'] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** The features that a plan opens: what the session record lists as services. */
export const featuresOf = (plan: Pick<Plan, `manages_${PlanFeature}`>): PlanFeature[] =>
  planFeatures.filter((feature) => plan[`manages_${feature}`]);
