import { can } from '@corredor/core/permissions';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { DashboardStore } from './dashboard.store.ts';

/** The first screen: what there is and what waits, as far as the caller may look. */
export const dashboardOperations = ({ caller }: Scope, dashboard: DashboardStore) =>
  ({
    getDashboardSummary: async ({ query }) => {
      const { permissions, currency } = caller;
      const sees = {
        policies: can(permissions, 'policy_app.view_policy'),
        payments: can(permissions, 'policy_app.view_payment'),
        customers: can(permissions, 'core_app.view_customer'),
        vehicles: can(permissions, 'core_app.view_vehicle'),
      };
      const row = await dashboard.count(sees, query.period ?? 'all');
      const { policies, vehicles, customers, generals, amount_delayed, amount_near, charts, ...rest } = row;
      const { today, ending_until, starts_from, ...due } = rest;
      return ok({
        today,
        ending_until,
        starts_from,
        currency,
        totals: { policies, vehicles, customers, generals },
        due,
        amounts: { instalments_delayed: amount_delayed, instalments_near: amount_near },
        charts,
      });
    },
  }) satisfies Partial<Operations>;
