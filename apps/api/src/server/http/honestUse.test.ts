import { answerOf, createApiClient } from '@corredor/core/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasLimits: true });
});
afterAll(() => api.close());

/** The product's own client over the real server and its usual limits; counts how often it was held up. */
function clientOf(token: string) {
  const seen = { refusals: 0 };
  const client = createApiClient({
    baseUrl: 'http://localhost:3000',
    language: () => 'es',
    tokens: { token: () => token, renew: async () => null },
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await api.app.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: request.method === 'GET' ? undefined : await request.text(),
      });
      if (answer.statusCode === 429) seen.refusals += 1;
      return new Response(answer.payload, {
        status: answer.statusCode,
        headers: { 'retry-after': String(answer.headers['retry-after'] ?? '') },
      });
    },
  });
  return { client, seen };
}

it('never fails honest work that is faster than the limits: it goes on at the pace that the server takes', async () => {
  const office = await api.partner('prisa');
  const { client, seen } = clientOf(office.token);
  const made = await Promise.all(
    Array.from({ length: 90 }, (_, index) => index).map((index) =>
      answerOf(
        client.PATCH('/api/auth/me/preferences/', { body: { grids: { policies: { hidden_columns: [`c${index}`] } } } }),
      ),
    ),
  );
  expect(made).toHaveLength(90);
  expect(seen.refusals).toBeGreaterThan(0);
});
