import type { DashboardSummary } from '@corredor/core/api';

/** A brokerage with something of everything due. */
export const aSummary = (over: Partial<DashboardSummary> = {}): DashboardSummary => ({
  today: '2026-02-10',
  ending_until: '2026-03-12',
  totals: { policies: 1284, vehicles: 0, customers: 903, generals: 57 },
  due: { instalments_delayed: 7, instalments_near: 12, policies_ending: 4, drafts: 3 },
  ...over,
});
