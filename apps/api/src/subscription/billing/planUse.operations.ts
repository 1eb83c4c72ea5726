import { allowedBy } from '@corredor/core/billing';
import { readCurrentPlan } from '../../server/checks/currentPlan.ts';
import { upgradersOf } from '../../server/checks/grantors.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readUse } from '../../server/usage.ts';

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
