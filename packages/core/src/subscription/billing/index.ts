export { featuresOf, type PlanFeature, planFeatures } from './planFeatures.ts';
export {
  allowedBy,
  type PlanAmounts,
  type PlanBlocker,
  type PlanLimit,
  planBlockers,
  planLimits,
} from './planLimits.ts';
export { planNames } from './planNames.ts';
export { type PlanRoom, planUse } from './planUse.ts';
export { type Price, priceOf } from './price.ts';
export { sandboxCardOf, sandboxCards } from './sandboxCards.ts';
