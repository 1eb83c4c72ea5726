import type { DashboardPeriod } from '@corredor/core/api';
import type { Api } from '../data/index.ts';

/** What there is and what is due; the charts count the policies in force of a period. */
export const getDashboardSummary = (api: Api, period: DashboardPeriod) =>
  api.queryOptions('get', '/api/dashboard/summary/', { params: { query: period === 'all' ? {} : { period } } });
