import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import { listPlans, toPlan } from './plans.store.ts';

const nobody = { userId: 0, partnerId: 0 };

/** What a subscription costs; anybody may ask. */
export const planOperations = (request: RequestContext) =>
  ({
    listPlans: async ({ query }) => {
      const plans = await request.asAccount(nobody, listPlans);
      const results = plans.map((plan) => toPlan(plan, query.country_id));
      return ok({ count: results.length, next: null, previous: null, results });
    },
  }) satisfies Partial<Operations>;
