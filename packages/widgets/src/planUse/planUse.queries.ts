import type { PlanLimit } from '@corredor/core/billing';
import type { Api } from '../data/index.ts';

export const getPlanUse = (api: Api, limit: PlanLimit) =>
  api.queryOptions('get', '/api/billing/use/', { params: { query: { limit } } });
export const listPlanUpgraders = (api: Api) => api.queryOptions('get', '/api/billing/upgraders/');
