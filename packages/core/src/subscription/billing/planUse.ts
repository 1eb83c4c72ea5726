/** From this share on, a limit is worth a word where people work. */
const nearLimit = 0.8;

/** How far a limit is used; without a limit there is no wall to come near to. */
export type PlanRoom =
  | { state: 'unlimited'; used: number }
  | { state: 'free' | 'near' | 'full'; used: number; allowed: number; share: number };

/** Says how near a brokerage is to one limit of its plan; null is without limit. */
export function planUse(used: number, allowed: number | null): PlanRoom {
  if (allowed === null) return { state: 'unlimited', used };
  const share = allowed === 0 ? 1 : used / allowed;
  return { state: share >= 1 ? 'full' : share >= nearLimit ? 'near' : 'free', used, allowed, share };
}
