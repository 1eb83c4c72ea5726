import type { Branch, BranchInput } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listBranches']['parameters']['query']>;
type RequestKey = { 'Idempotency-Key': string };

const collection = '/api/policy/branches/';
const one = '/api/policy/branches/{branchId}/';

/** One page of branches; the last page stays in sight while the next one loads. */
export const listBranches = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One branch in full. */
export const getBranch = (api: Api, branchId: number) =>
  api.queryOptions('get', one, { params: { path: { branchId } } });

/** One page for an export. */
export const readBranches = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));

/** Adds a branch. */
export const createBranch = (client: ApiClient, body: BranchInput, header: RequestKey) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes a branch that was read in this version. */
export const updateBranch = (client: ApiClient, branchId: number, version: number, body: BranchInput) =>
  answerOf(client.PATCH(one, { body, params: { path: { branchId }, header: ifMatch(version) } }));

/** Deletes a branch that nothing needs. */
export const deleteBranch = (client: ApiClient, { id, version }: Branch) =>
  client.DELETE(one, { params: { path: { branchId: id }, header: ifMatch(version) } });

/** Asks again for everything that shows branches. */
export const refreshBranches = (queries: QueryClient) =>
  Promise.all([collection, one].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
