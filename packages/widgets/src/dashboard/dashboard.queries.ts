import type { Api } from '../data/index.ts';

export const getDashboardSummary = (api: Api) => api.queryOptions('get', '/api/dashboard/summary/');
