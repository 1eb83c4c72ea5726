import { can } from '@corredor/core/permissions';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { DashboardStore } from './dashboard.store.ts';
import { readStart } from './firstSteps.ts';
import type { QueueStore } from './queue.store.ts';

/** The first screen, block by block, as far as the caller may look. */
export const dashboardOperations = (scope: Scope, dashboard: DashboardStore, queue: QueueStore) => {
  const { caller } = scope;
  const sees = () => ({
    policies: can(caller.permissions, 'policy_app.view_policy'),
    payments: can(caller.permissions, 'policy_app.view_payment'),
    customers: can(caller.permissions, 'core_app.view_customer'),
    vehicles: can(caller.permissions, 'core_app.view_vehicle'),
    movements: can(caller.permissions, 'policy_app.view_movement'),
    renewals: can(caller.permissions, 'policy_app.view_renewal'),
  });
  return {
    getDashboardSummary: async () => ok({ ...(await dashboard.due(sees())), ...(await readStart(scope)) }),
    getDashboardQueue: async () => ok(await queue.first(sees())),
    getDashboardProduction: async () => ok(await dashboard.production()),
    getDashboardCollection: async () => ok(await dashboard.collection()),
    getDashboardAgeing: async () => ok(await dashboard.ageing()),
    getDashboardTotals: async () => ok(await dashboard.totals(sees())),
    getDashboardCharts: async ({ query }) => ok(await dashboard.charts(query.period ?? 'all')),
  } satisfies Partial<Operations>;
};
