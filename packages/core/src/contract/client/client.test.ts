import { describe, expect, it, vi } from 'vitest';
import { aCustomer, aPage } from '../../fixtures/index.ts';
import type { ProblemCode } from '../api/index.ts';
import { CallError } from '../errors/index.ts';
import { listCustomers as listing } from '../operations/index.ts';
import { answerOf, call, createApiClient, idempotencyKey, ifMatch, requestKeys, unrepeated } from './index.ts';

const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });
const problem = (status: number, code: ProblemCode) => json({ detail: `It is ${code}.`, code }, status);

/** A client over a server that is one function; tokens live in a variable, as they would in storage. */
function clientOver(
  answer: (request: Request) => Response | Promise<Response>,
  { token = 'first' as string | null, renewed = 'second' as string | null } = {},
) {
  const stored = { token, renewals: 0 };
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://corredor.test',
    language: () => 'es',
    tokens: {
      token: () => stored.token,
      renew: async () => {
        stored.renewals += 1;
        await Promise.resolve();
        stored.token = renewed;
        return renewed;
      },
    },
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests, stored };
}

const bearer = (request: Request | undefined) => request?.headers.get('Authorization');
const listCustomers = (client: ReturnType<typeof clientOver>['client']) => answerOf(client.GET('/api/core/customers/'));
const thrownBy = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof CallError) return error;
  throw new Error('the call was to fail');
};

describe('a call', () => {
  it('carries the bearer and the language, and answers the data', async () => {
    const { client, requests } = clientOver(() => json(aPage([aCustomer()])));
    expect((await listCustomers(client)).count).toBe(1);
    expect(bearer(requests[0])).toBe('Bearer first');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('es');
  });

  it('carries no bearer while nobody is signed in', async () => {
    const { client, requests } = clientOver(() => problem(401, 'not_authenticated'), { token: null });
    expect((await thrownBy(listCustomers(client))).status).toBe(401);
    expect(requests.map(bearer)).toEqual([null]);
  });

  it('sends JSON', async () => {
    const { client, requests } = clientOver(() => new Response(null, { status: 204 }));
    await client.POST('/api/auth/logout/', { body: { refresh: 'r' } });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ refresh: 'r' });
  });
});

describe('a failure', () => {
  it('is thrown with what the server says', async () => {
    const body = { detail: 'Revise los campos.', code: 'invalid', errors: { name: ['Falta.'] } };
    const { client } = clientOver(() => json(body, 422, { 'Retry-After': '7' }));
    const error = await thrownBy(listCustomers(client));
    expect(error.message).toBe('Revise los campos.');
    expect([error.status, error.code, error.fields, error.retryAfter]).toEqual([422, 'invalid', { name: 'Falta.' }, 7]);
  });

  it('takes a body that is text as the message', async () => {
    const { client } = clientOver(() => new Response('Too busy', { status: 503 }));
    expect((await thrownBy(listCustomers(client))).message).toBe('Too busy');
    const silent = clientOver(() => new Response('', { status: 502 }));
    expect((await thrownBy(listCustomers(silent.client))).message).toBe('An error occurred');
  });

  it('has no status where no answer came', async () => {
    const { client } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await thrownBy(listCustomers(client));
    expect([error.status, error.message]).toEqual([undefined, 'An unexpected error occurred']);
  });

  it('is lost where its answer breaks off or is none of the API, and nowhere else', async () => {
    const page = new Response('<p>Log in to this network</p>', { headers: { 'Content-Type': 'text/html' } });
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
    for (const answer of [page, new Response(cut)])
      expect(await thrownBy(call(clientOver(() => answer).client, listing))).toMatchObject({
        isLost: true,
        status: undefined,
      });
    const refused = clientOver(() => problem(409, 'stale')).client;
    expect((await thrownBy(call(refused, listing))).isLost).toBe(false);
    const left = new AbortController();
    const waiting = call(clientOver(() => new Promise(() => {})).client, listing, { signal: left.signal });
    left.abort();
    await expect(Promise.race([waiting, Promise.reject(left.signal.reason)])).rejects.not.toBeInstanceOf(CallError);
  });
});

describe('an old token', () => {
  const answerTo = (good: string) => (request: Request) =>
    bearer(request) === `Bearer ${good}` ? json(aPage([aCustomer()])) : problem(401, 'not_authenticated');

  it('is renewed once, and the call is repeated with its body', async () => {
    const bodies: string[] = [];
    const { client, requests } = clientOver(async (request) => {
      bodies.push(await request.clone().text());
      return answerTo('second')(request);
    });
    await client.POST('/api/auth/logout/', { body: { refresh: 'r' } });
    expect(requests.map(bearer)).toEqual(['Bearer first', 'Bearer second']);
    expect(bodies).toEqual(['{"refresh":"r"}', '{"refresh":"r"}']);
  });

  it('is renewed once for many calls', async () => {
    const { client, stored } = clientOver(answerTo('second'));
    await Promise.all([listCustomers(client), listCustomers(client), listCustomers(client)]);
    expect(stored.renewals).toBe(1);
  });

  it('is not renewed where another tab has done so', async () => {
    const { client, stored, requests } = clientOver((request) => {
      stored.token = 'of the other tab';
      return answerTo('of the other tab')(request);
    });
    await listCustomers(client);
    expect(stored.renewals).toBe(0);
    expect(requests).toHaveLength(2);
  });

  it('ends in the refusal where it cannot be renewed, and never loops', async () => {
    const refused = clientOver(answerTo('none'), { renewed: null });
    expect((await thrownBy(listCustomers(refused.client))).status).toBe(401);
    expect(refused.requests).toHaveLength(1);
    const stubborn = clientOver(answerTo('none'));
    expect((await thrownBy(listCustomers(stubborn.client))).status).toBe(401);
    expect(stubborn.requests).toHaveLength(2);
    expect(stubborn.stored.renewals).toBe(1);
  });
});

describe('a call that comes too fast', () => {
  const refusal = (code: ProblemCode, seconds: number) =>
    json({ detail: 'Wait.', code }, 429, { 'Retry-After': `${seconds}` });
  const inTurn = (...answers: Response[]) => clientOver(() => answers.shift() ?? json(aPage([aCustomer()])));

  it('waits as long as the server says, and then goes on with its body', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const sent: { body: string; at: number }[] = [];
    const answers = [refusal('too_many_requests', 1), refusal('too_many_requests', 2)];
    const { client } = clientOver(async (request) => {
      sent.push({ body: await request.text(), at: Date.now() });
      return answers.shift() ?? new Response(null, { status: 204 });
    });
    let isDone = false;
    const call = client.POST('/api/auth/logout/', { body: { refresh: 'r' } }).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      vi.advanceTimersByTime(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await call;
    expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"refresh":"r"}'));
    const [first = 0, second = 0, third = 0] = sent.map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(1_000);
    expect(third - second).toBeGreaterThanOrEqual(2_000);
    vi.useRealTimers();
  });

  it('is told after twenty repetitions', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client, requests } = clientOver(() => refusal('too_many_requests', 5));
    let error: CallError | undefined;
    void thrownBy(listCustomers(client)).then((thrown) => {
      error = thrown;
    });
    while (!error) {
      vi.advanceTimersByTime(5_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(error.status).toBe(429);
    expect(requests).toHaveLength(21);
    vi.useRealTimers();
  });

  it('is told at once to a caller who repeats it, whose token is renewed all the same', async () => {
    const answers = [problem(401, 'not_authenticated'), refusal('too_many_requests', 1)];
    const { client, requests } = clientOver(() => answers.shift() ?? new Response(null, { status: 204 }));
    const asking = client.POST('/api/auth/logout/', { body: { refresh: 'r' }, ...unrepeated(client) });
    expect((await thrownBy(asking)).status).toBe(429);
    expect(requests.map(bearer)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('is told at once where the wait is long, is for a person, or nobody is signed in', async () => {
    for (const answer of [refusal('too_many_requests', 30), refusal('wait_before_login', 1)]) {
      const { client, requests } = inTurn(answer);
      expect((await thrownBy(listCustomers(client))).status).toBe(429);
      expect(requests).toHaveLength(1);
    }
    const { client, requests } = clientOver(() => refusal('too_many_requests', 1), { token: null });
    expect((await thrownBy(listCustomers(client))).status).toBe(429);
    expect(requests).toHaveLength(1);
  });
});

it('sends what outlives the page as it is, and never twice', async () => {
  const { client, requests, stored } = clientOver(() => problem(401, 'not_authenticated'));
  const cloned = vi.spyOn(Request.prototype, 'clone');
  const error = await thrownBy(client.POST('/api/auth/logout/', { body: { refresh: 'r' }, keepalive: true }));
  expect(error.status).toBe(401);
  expect([requests.map(bearer), stored.renewals]).toEqual([['Bearer first'], 0]);
  expect(cloned).not.toHaveBeenCalled();
  cloned.mockRestore();
});

it('writes the headers of a change', () => {
  expect(ifMatch(3)).toEqual({ 'If-Match': '"v3"' });
  expect(idempotencyKey()).not.toBe(idempotencyKey());
});

it('gives a request one key until it is answered, and what was changed another', () => {
  const keys = requestKeys();
  const keyOf = (text: string) => keys.headersFor({ text })['Idempotency-Key'];
  const first = keyOf('a');
  expect(keyOf('a')).toBe(first);
  const other = keyOf('b');
  expect([first, keyOf('a')]).not.toContain(other);
  const again = keyOf('a');
  keys.answered();
  expect(keyOf('a')).not.toBe(again);
});
