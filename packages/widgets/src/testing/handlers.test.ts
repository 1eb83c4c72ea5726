import { call, createApiClient } from '@corredor/core/client';
import { getPolicy, listBranches, listCustomers } from '@corredor/core/operations';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answering, answers, empty, failing, storyHandlers, unreachable } from './index.ts';

const server = setupServer(...Object.values(storyHandlers()));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createApiClient({
  baseUrl: 'http://stories.test',
  language: () => 'es',
  tokens: { token: () => null, renew: async () => null },
});
const customers = () => call(client, listCustomers);
const use = (parameters: ReturnType<typeof answers>) => server.use(...Object.values(parameters.msw.handlers));

it('answers every operation with the example of the document', async () => {
  expect((await customers()).results.length).toBeGreaterThan(0);
  const policy = await call(client, getPolicy, { path: { policyId: 118 } });
  expect(policy.number).toBeTruthy();
});

it('replaces one answer and keeps the others', async () => {
  use(answers(empty('listCustomers'), answering('listCities', { count: 0, next: null, previous: null, results: [] })));
  expect((await customers()).results).toEqual([]);
  expect((await call(client, listBranches)).results.length).toBeGreaterThan(0);
});

it('fails as the server would, or as a broken line', async () => {
  use(answers(failing('listCustomers', 'permission_denied', { detail: 'No.' })));
  await expect(customers()).rejects.toMatchObject({ status: 403, code: 'permission_denied', message: 'No.' });
  use(answers(failing('listCustomers', 'permission_denied')));
  await expect(customers()).rejects.toMatchObject({ message: 'No tiene permiso para acceder a este recurso' });
  use(answers(unreachable('listCustomers')));
  await expect(customers()).rejects.toMatchObject({ status: undefined });
});
