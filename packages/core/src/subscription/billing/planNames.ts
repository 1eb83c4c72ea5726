import type { PlanName } from '../../contract/api/index.ts';

/** The plans by name, the smallest first. */
export const planNames: readonly PlanName[] = ['Free', 'Basic', 'Professional', 'PYMEs'];
