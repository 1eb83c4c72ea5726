import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentedOperations } from '../../testing/documentInputs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let alias: string;
beforeAll(async () => {
  api = await testApi({ hasLimits: true });
  ({ alias } = await api.partner('abierta'));
});
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());

const origins = ['https://partner.example', 'null', 'http://localhost:3000', 'https://localhost:3000.evil.example'];
let lastAddress = 0;
/** Each from an address of its own, so that limits are asked for on purpose only. */
const from = () => `198.51.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`;
const addressOf = (path: string) => path.replace('{alias}', alias).replace(/\{\w+\}/g, '1');
const send = (url: string, method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' = 'GET', headers = {}, remoteAddress = from()) =>
  api.app.inject({ url, method, headers, remoteAddress });
const crossOrigin = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const open = documentedOperations.filter((one) => one.surface === 'public');
const own = documentedOperations.filter((one) => one.surface === 'own');
const withId = (operations: typeof open) => operations.map((one) => [one.id, one] as const);

describe('what any origin may read', () => {
  it('is named in the document, and only ever read', () => {
    const names = ['getImage', 'getProfileQr', 'getProfileVcard', 'getPublicProfile', 'listDirectory', 'listPlans'];
    expect(open.map((one) => one.id).sort()).toEqual(names);
    for (const one of open)
      expect([one.method, one.security, one.path]).toEqual(['get', 'none', expect.stringMatching(/^\/api\/public\//)]);
  });

  it.each(withId(open))('%s is readable from anywhere, without credentials', async (_id, { path }) => {
    for (const origin of origins) {
      const { headers } = await send(addressOf(path), 'GET', { origin });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(String(headers.vary)).toMatch(/origin, accept-language/i);
      const asked = await send(addressOf(path), 'OPTIONS', { origin, 'access-control-request-method': 'GET' });
      expect([asked.statusCode, asked.headers['access-control-allow-methods']]).toEqual([204, 'GET, HEAD']);
    }
    const written = await send(addressOf(path), 'POST');
    expect([written.statusCode, written.headers.allow]).toEqual([405, 'GET']);
  });

  it('is kept for a minute, and told anew only where it changed', async () => {
    for (const url of [
      `/api/public/profiles/${alias}/`,
      '/api/public/directory/',
      `/api/public/profiles/${alias}/qr/`,
    ]) {
      const first = await send(url);
      expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
      const tag = String(first.headers.etag);
      const again = await send(url, 'GET', { 'if-none-match': `"other", ${tag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers['access-control-allow-origin']).toBe('*');
      expect((await send(url, 'GET', { 'if-none-match': '"other"' })).statusCode).toBe(200);
      const head = await send(url, 'HEAD');
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', tag]);
    }
    const { headers } = await send('/api/public/profiles/no-hay-nadie/');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('says also why it refuses', async () => {
    const readable = { 'access-control-allow-origin': '*', 'content-type': expect.stringContaining('problem+json') };
    const missing = await send('/api/public/profiles/no-hay-nadie/');
    expect([missing.statusCode, missing.headers]).toEqual([404, expect.objectContaining(readable)]);
    const wrong = await send('/api/public/directory/?page_size=51');
    expect([wrong.statusCode, wrong.headers]).toEqual([422, expect.objectContaining(readable)]);
    const busy = from();
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = [];
    for (let turn = 0; turn < 21; turn += 1) answers.push(await send('/api/public/directory/', 'GET', {}, busy));
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(20);
    const refused = await send(`/api/public/profiles/${alias}/`, 'GET', {}, busy);
    expect([refused.statusCode, refused.headers]).toEqual([429, expect.objectContaining(readable)]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-expose-headers']).toContain('retry-after');
  });
});

describe('everything else', () => {
  it.each(withId(own))('%s tells no origin anything', async (_id, { method, path }) => {
    for (const origin of origins)
      for (const verb of [method.toUpperCase(), 'OPTIONS']) {
        const { headers } = await send(addressOf(path), verb === 'GET' ? 'GET' : verb === 'POST' ? 'POST' : 'OPTIONS', {
          origin,
          'access-control-request-method': method.toUpperCase(),
        });
        expect(crossOrigin(headers)).toEqual([]);
        expect(JSON.stringify(headers)).not.toContain('partner.example');
        expect(headers['cross-origin-resource-policy']).not.toBe('cross-origin');
      }
  });
});
