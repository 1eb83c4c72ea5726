import { can } from '@corredor/core/permissions';
import type { Operations } from '../server/operations.ts';
import { ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import type { DashboardStore } from './dashboard.store.ts';

/** The first screen: what there is and what waits, as far as the caller may look. */
export const dashboardOperations = (scope: Scope, dashboard: DashboardStore) =>
  ({
    getDashboardSummary: async () => {
      const { permissions } = scope.caller;
      const sees = {
        policies: can(permissions, 'policy_app.view_policy'),
        payments: can(permissions, 'policy_app.view_payment'),
        customers: can(permissions, 'core_app.view_customer'),
      };
      const { today, ending_until, policies, generals, customers, ...due } = await dashboard.count(sees);
      // Vehicles come with a later release; until then a brokerage has none.
      const vehicles = can(permissions, 'core_app.view_vehicle') ? 0 : null;
      return ok({ today, ending_until, totals: { policies, vehicles, customers, generals }, due });
    },
  }) satisfies Partial<Operations>;
