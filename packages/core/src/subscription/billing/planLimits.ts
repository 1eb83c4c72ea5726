import type { Plan, PlanLimit, SubscriptionUsage } from '../../contract/api/index.ts';

export type { PlanLimit };

/** What a plan limits, in the order in which people read it. */
export const planLimits: readonly PlanLimit[] = [
  'policies',
  'customers',
  'vehicles',
  'generals',
  'users',
  'groups',
  'emails',
];

/** What a brokerage keeps. E-mails are sent and gone: a smaller plan never has too many of them. */
type KeptLimit = Exclude<PlanLimit, 'emails'>;

/** The part of a plan that says how much it allows; null is without limit. */
export type PlanAmounts = Pick<Plan, `${PlanLimit}_amount`>;

/** A limit that more is used of than a plan allows. */
export type PlanBlocker = { limit: KeptLimit; used: number; allowed: number };

const isKept = (limit: PlanLimit): limit is KeptLimit => limit !== 'emails';

/** How much a plan allows of one thing; null is without limit. */
export const allowedBy = (plan: PlanAmounts, limit: PlanLimit): number | null => plan[`${limit}_amount`];

/** What a brokerage must reduce before it fits a plan; exactly full still fits. */
export const planBlockers = (usage: SubscriptionUsage, plan: PlanAmounts): PlanBlocker[] =>
  planLimits.filter(isKept).flatMap((limit) => {
    const allowed = allowedBy(plan, limit);
    const used = usage[limit];
    return allowed !== null && used > allowed ? [{ limit, used, allowed }] : [];
  });
