import type { PlanName } from '../api/index.ts';

/** The plans by name, the smallest first. */
export const planNames: readonly PlanName[] = ['Free', 'Basic', 'Professional', 'PYMEs'];
