import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublicClient } from './publicClient.ts';
import { PublicError } from './publicError.ts';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://partner.example/page' });
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const hasName = (answer: unknown): answer is { name: string } =>
  typeof answer === 'object' && answer !== null && 'name' in answer;
type Answer = (request: Request) => Response | Promise<Response>;

function clientOver(answer: Answer, apiBase = 'https://api.example/') {
  const requests: Request[] = [];
  const client = createPublicClient({
    apiBase,
    language: 'es',
    fetcher: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests };
}
async function failureOf(answer: Answer, apiBase?: string) {
  const { client } = clientOver(answer, apiBase);
  const error = await client.read('/x/', signal, hasName).catch((thrown: unknown) => thrown);
  if (error instanceof PublicError) return error;
  throw new Error('the question was to fail');
}

describe('a question', () => {
  it('goes to the API with what is asked and the language, and carries no cookie to another origin', async () => {
    const { client, requests } = clientOver(() => Response.json({ name: 'Ada' }));
    const values = { search: 'a b', tags: ['x', 'y'], city: undefined, state: '' };
    expect(await client.read('/x/', signal, hasName, values)).toEqual({ name: 'Ada' });
    expect(requests[0]?.url).toBe('https://api.example/x/?search=a+b&tags=x&tags=y&lng=es');
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  it('goes to the page’s own origin where none is given', async () => {
    const { client, requests } = clientOver(() => Response.json({ name: 'Ada' }), '');
    await client.read('/x/', signal, hasName);
    expect(requests[0]?.url).toBe('https://partner.example/x/?lng=es');
  });
});

describe('a failure', () => {
  it('says when to ask again', async () => {
    const error = await failureOf(() => new Response('', { status: 429, headers: { 'Retry-After': '7' } }));
    expect(error).toMatchObject({ code: 'rate-limited', retryAfter: 7, retryable: true, status: 429 });
  });

  it('of the server names the request', async () => {
    const error = await failureOf(() => new Response('', { status: 502, headers: { 'X-Request-Id': 'r1' } }));
    expect(error).toMatchObject({ code: 'server', requestId: 'r1', retryable: true });
  });

  it('of what was asked is not worth repeating', async () => {
    expect(await failureOf(() => new Response('', { status: 422 }))).toMatchObject({
      code: 'bad-config',
      retryable: false,
    });
  });

  it.each(['<html>', '{}', '[]', 'null', ''])('is the server’s where the answer is %s', async (body) => {
    expect((await failureOf(() => new Response(body))).code).toBe('server');
  });

  it('without an answer is the network’s, or that of being offline', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failureOf(broken)).code).toBe('network');
    vi.stubGlobal('navigator', { onLine: false });
    expect((await failureOf(broken)).code).toBe('offline');
  });

  it.each(['http://api.example', 'ftp://x', 'api.example', 'http://localhost.evil.example'])(
    'comes before the request where the API is %s',
    async (base) => {
      const never = vi.fn(() => Response.json({ name: 'Ada' }));
      expect((await failureOf(never, base)).code).toBe('bad-config');
      expect(never).not.toHaveBeenCalled();
    },
  );
});
