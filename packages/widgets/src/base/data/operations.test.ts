import { createApiClient } from '@corredor/core/client';
import { aPage, aProvider } from '@corredor/core/fixtures';
import { createProvider, getProvider, listCoverages, listProviders } from '@corredor/core/operations';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageOf, queryOf, refresh, refreshAfter } from './index.ts';

function asking() {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'https://corredor.test',
    language: () => 'es',
    tokens: { token: () => null, renew: async () => null },
    fetch: async ({ url }) => {
      asked.push(new URL(url).pathname + new URL(url).search);
      return Response.json(url.includes('providers/7/') ? aProvider() : aPage([]));
    },
  });
  return { client, asked, queries: new QueryClient() };
}

it('shares an answer among those who ask for the same', async () => {
  const { client, asked, queries } = asking();
  const query = { page: 1 };
  await queries.fetchQuery({ ...queryOf(client, listProviders, { query }), staleTime: 60_000 });
  await queries.fetchQuery({ ...pageOf(client, listProviders, { query: { page: 1 } }), staleTime: 60_000 });
  expect(asked).toEqual([`${listProviders.path}?page=1`]);
});

it('is old after a change of what it tells of, and only then', async () => {
  const { client, queries } = asking();
  const providers = queryOf(client, listProviders);
  const provider = queryOf(client, getProvider, { path: { providerId: 7 } });
  const coverages = queryOf(client, listCoverages);
  await queries.fetchQuery(providers);
  await queries.fetchQuery(coverages);
  await queries.fetchQuery(provider);
  await refreshAfter(queries, createProvider);
  const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) => queries.getQueryState(queryKey)?.isInvalidated;
  expect([providers, provider, coverages].map(isOld)).toEqual([true, true, false]);
  await refresh(queries, listCoverages);
  expect(isOld(coverages)).toBe(true);
});
