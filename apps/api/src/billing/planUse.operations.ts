import { allowedBy } from '@corredor/core/billing';
import { readCurrentPlan } from '../server/currentPlan.ts';
import { upgradersOf } from '../server/grantors.ts';
import type { Operations } from '../server/operations.ts';
import { notFound } from '../server/problems.ts';
import { ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import { readUse } from './usage.ts';

/** What people who work with a limited thing see of the plan: how near its limit is, and who can move it. */
export const planUseOperations = (scope: Scope) =>
  ({
    getPlanUse: async ({ query: { limit } }) => {
      const plan = await readCurrentPlan(scope);
      if (!plan) return notFound('partner');
      const used = await readUse(scope.trx, limit);
      return ok({ limit, used, allowed: allowedBy(plan.amounts, limit), plan: plan.name });
    },
    listPlanUpgraders: async () => {
      const results = scope.caller.partnerId === 0 ? [] : await upgradersOf(scope);
      return ok({ count: results.length, results });
    },
  }) satisfies Partial<Operations>;
