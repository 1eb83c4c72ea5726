import type { Coverage, CoverageInput } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listCoverages']['parameters']['query']>;
type RequestKey = { 'Idempotency-Key': string };

const collection = '/api/policy/coverages/';
const one = '/api/policy/coverages/{coverageId}/';

/** One page of coverages; the last page stays in sight while the next one loads. */
export const listCoverages = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One coverage in full. */
export const getCoverage = (api: Api, coverageId: number) =>
  api.queryOptions('get', one, { params: { path: { coverageId } } });

/** One page for an export. */
export const readCoverages = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));

/** Adds a coverage. */
export const createCoverage = (client: ApiClient, body: CoverageInput, header: RequestKey) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes a coverage that was read in this version. */
export const updateCoverage = (client: ApiClient, coverageId: number, version: number, body: CoverageInput) =>
  answerOf(client.PATCH(one, { body, params: { path: { coverageId }, header: ifMatch(version) } }));

/** Deletes a coverage that nothing needs. */
export const deleteCoverage = (client: ApiClient, { id, version }: Coverage) =>
  client.DELETE(one, { params: { path: { coverageId: id }, header: ifMatch(version) } });

/** Asks again for everything that shows coverages. */
export const refreshCoverages = (queries: QueryClient) =>
  Promise.all([collection, one].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
