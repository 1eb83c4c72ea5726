import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../errors/index.ts';
import { answerOf, createApiClient, watched } from './index.ts';

type Answer = { status: number; body: object };
const calls: FakeCall[] = [];
let answers: Answer[] = [];

/** Sends in two halves, and answers what the test wants next; without an answer it stays on its way. */
class FakeCall {
  upload: { onprogress?: (event: object) => void } = {};
  headers = new Headers();
  responseType = '';
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  text = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open() {
    calls.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r1\r\n';
  }
  abort() {
    this.onabort();
  }
  send(body: ArrayBuffer) {
    this.text = new TextDecoder().decode(body);
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    const answer = answers.shift();
    if (!answer) return;
    this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 });
    if (answer.status === 0) return this.onerror();
    this.status = answer.status;
    this.response = new TextEncoder().encode(JSON.stringify(answer.body)).buffer;
    this.onload();
  }
}
beforeEach(() => {
  calls.length = 0;
  answers = [];
  vi.stubGlobal('XMLHttpRequest', FakeCall);
});
afterEach(() => vi.unstubAllGlobals());

function upload(signal = new AbortController().signal) {
  const stored = { token: 'first' };
  const client = createApiClient({
    baseUrl: 'https://corredor.test',
    language: () => 'es',
    tokens: {
      token: () => stored.token,
      renew: async () => {
        stored.token = 'second';
        return stored.token;
      },
    },
  });
  const shares: number[] = [];
  const sent = answerOf(
    client.PUT('/api/auth/me/image/', {
      body: { file: new Blob(['a picture']) },
      bodySerializer: ({ file }) => {
        const form = new FormData();
        form.append('file', file, 'picture');
        return form;
      },
      signal,
      ...watched(client, (share) => shares.push(share)),
    }),
  );
  return { sent, shares };
}

it('tells how much of a file has left, and answers like every call', async () => {
  answers = [{ status: 200, body: { image: '/picture' } }];
  const { sent, shares } = upload();
  expect(await sent).toEqual({ image: '/picture' });
  expect(shares).toEqual([0.5, 1]);
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer first');
  expect(calls[0]?.headers.get('Accept-Language')).toBe('es');
  expect(calls[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(calls[0]?.text).toContain('a picture');
});

it('renews an old token and sends the file again', async () => {
  answers = [
    { status: 401, body: { code: 'not_authenticated' } },
    { status: 200, body: { image: '/picture' } },
  ];
  await upload().sent;
  expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', 'Bearer second']);
  expect(calls[1]?.text).toContain('a picture');
});

it('throws what the server says, and a lost connection', async () => {
  answers = [{ status: 422, body: { detail: 'Está dañada.', code: 'invalid', errors: { file: ['Dañada.'] } } }];
  const refused = await upload().sent.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ status: 422, fields: { file: 'Dañada.' } });
  answers = [{ status: 0, body: {} }];
  expect(await upload().sent.catch((error: unknown) => error)).toBeInstanceOf(CallError);
});

it('is given up at once', async () => {
  const controller = new AbortController();
  const { sent } = upload(controller.signal);
  const failed = sent.catch((error: unknown) => error);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  controller.abort();
  expect(await failed).toMatchObject({ name: 'AbortError' });
});
