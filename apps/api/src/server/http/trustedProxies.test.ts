import { afterEach, expect, it } from 'vitest';
import type { TrustedProxies } from '../../base/settings/index.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
afterEach(() => api.close());

const allowed = 5;
const start = async (trustedProxies: TrustedProxies) => {
  api = await testApi({ hasLimits: true, trustedProxies });
};
/** Tries to register once more, through whoever connects, with what the header says of the way so far. */
const attempt = async (remoteAddress: string, forwarded?: string) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/auth/register/', remoteAddress, headers });
  return statusCode === 429 ? 'refused' : 'counted';
};
/** Uses up what one address has. */
const useUp = async (remoteAddress: string, forwarded?: (turn: number) => string) => {
  for (let turn = 1; turn <= allowed; turn += 1)
    expect(await attempt(remoteAddress, forwarded?.(turn))).toBe('counted');
};

it('does not believe a client who says that the request came from elsewhere', async () => {
  await start(false);
  await useUp('203.0.113.7', (turn) => `198.51.100.${turn}`);
  expect(await attempt('203.0.113.7', '198.51.100.99')).toBe('refused');
  expect(await attempt('203.0.113.8', '203.0.113.7')).toBe('counted');
});

it('tells the clients of a named proxy apart, and believes no other', async () => {
  await start({ addresses: ['10.0.0.0/8'] });
  await useUp('10.0.0.5', () => '203.0.113.7');
  expect(await attempt('10.0.0.5', '203.0.113.7')).toBe('refused');
  expect(await attempt('10.0.0.5', '203.0.113.8')).toBe('counted');
  await useUp('198.51.100.1', (turn) => `203.0.113.${turn + 20}`);
  expect(await attempt('198.51.100.1', '203.0.113.99')).toBe('refused');
});

it('reads only what the proxies added, not what the client wrote before', async () => {
  await start({ count: 2 });
  await useUp('10.0.0.5', (turn) => `192.0.2.${turn}, 203.0.113.7, 10.0.0.4`);
  expect(await attempt('10.0.0.5', '192.0.2.99, 203.0.113.7, 10.0.0.4')).toBe('refused');
  expect(await attempt('10.0.0.5', '203.0.113.8, 10.0.0.4')).toBe('counted');
});
