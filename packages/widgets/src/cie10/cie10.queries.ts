import { type ApiClient, answerOf } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listCie10Codes']['parameters']['query']>;
const collection = '/api/policy/cie10/';

/** One page of diagnoses; the last page stays in sight while the next one loads. */
export const listCie10Codes = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One diagnosis. */
export const getCie10Code = (api: Api, cie10Id: number) =>
  api.queryOptions('get', '/api/policy/cie10/{cie10Id}/', { params: { path: { cie10Id } } });

/** One page for an export. */
export const readCie10Codes = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));
