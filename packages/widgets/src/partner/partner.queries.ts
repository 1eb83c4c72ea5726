import type { PartnerPatch } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

const path = '/api/core/partner/';

/** The brokerage of the signed-in user. */
export const getPartner = (api: Api) => api.queryOptions('get', path);

/** Whether an alias is free. */
export const getAliasAvailability = (api: Api, alias: string) =>
  api.queryOptions('get', '/api/core/partner/alias/', { params: { query: { alias } } });

/** Changes the brokerage that was read in this version. */
export const updatePartner = (client: ApiClient, version: number, body: PartnerPatch) =>
  answerOf(client.PATCH(path, { body, params: { header: ifMatch(version) } }));

/** Asks again for the brokerage. */
export const refreshPartner = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['get', path] });
