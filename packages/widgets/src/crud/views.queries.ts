import type { SavedView, ViewInput, ViewPatch } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

const collection = '/api/core/views/';
const one = '/api/core/views/{viewId}/';

/** The saved views of one list; few enough for one page. */
export const listViews = (api: Api, list: string) =>
  api.queryOptions('get', collection, { params: { query: { list, page_size: 200 } } }, { staleTime: 300_000 });

/** Keeps a view. */
export const createView = (client: ApiClient, body: ViewInput, header: { 'Idempotency-Key': string }) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes a view that was read in this version. */
export const updateView = (client: ApiClient, { id, version }: SavedView, body: ViewPatch) =>
  answerOf(client.PATCH(one, { body, params: { path: { viewId: id }, header: ifMatch(version) } }));

/** Deletes a view. */
export const deleteView = (client: ApiClient, { id, version }: SavedView) =>
  client.DELETE(one, { params: { path: { viewId: id }, header: ifMatch(version) } });

/** Asks again for the views. */
export const refreshViews = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['get', collection] });
