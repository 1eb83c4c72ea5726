import { expect, it } from 'vitest';
import { aPage, aProvider } from '../../fixtures/index.ts';
import { createProvider, deleteProvider, listProviders } from '../operations/index.ts';
import { call, createApiClient, ifMatch } from './index.ts';

const calling = (answer: () => Response) => {
  const sent: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://corredor.test',
    language: () => 'es',
    tokens: { token: () => 'first', renew: async () => null },
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
  });
  return { client, sent };
};

it('asks at the address of its operation and answers what came', async () => {
  const { client, sent } = calling(() => Response.json(aPage([aProvider()])));
  const page = await call(client, listProviders, { query: { page: 2, search: 'a b' } });
  expect(page.count).toBe(1);
  expect([sent[0]?.method, sent[0]?.url]).toEqual([
    'GET',
    'https://corredor.test/api/policy/providers/?page=2&search=a%20b',
  ]);
});

it('sends body and headers', async () => {
  const { client, sent } = calling(() => Response.json(aProvider(), { status: 201 }));
  const body = { name: 'Andina', ruc: '1790011674001' };
  await call(client, createProvider, { header: { 'Idempotency-Key': 'k' }, body });
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k');
  expect(await sent[0]?.json()).toEqual(body);
});

it('answers nothing where nothing is to be answered', async () => {
  const { client, sent } = calling(() => new Response(null, { status: 204 }));
  const answer = await call(client, deleteProvider, { path: { providerId: 7 }, header: ifMatch(3) });
  expect(answer).toBeUndefined();
  expect([sent[0]?.url, sent[0]?.headers.get('If-Match')]).toEqual([
    'https://corredor.test/api/policy/providers/7/',
    '"v3"',
  ]);
});

it('fails where an answer was promised and none came', async () => {
  const { client } = calling(() => new Response('', { status: 200 }));
  await expect(call(client, listProviders)).rejects.toThrow();
});
