import type { Api } from '../data/index.ts';

/** Records of every kind that the reader may view. */
export const searchRecords = (api: Api, q: string) =>
  api.queryOptions('get', '/api/search/', { params: { query: { q } } }, { staleTime: 30_000 });
