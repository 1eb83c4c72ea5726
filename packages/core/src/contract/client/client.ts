import createClient, { type Client } from 'openapi-fetch';
import { CallError, type FailureWords } from '../errors/index.ts';
import type { ThrowingPaths } from './paths.ts';
import { patient } from './patient.ts';
import { authorizing, type TokenSource } from './renewal.ts';
import type { OnProgress } from './upload.ts';

export type ApiClient = Client<ThrowingPaths>;

export type ApiClientOptions = {
  /** Where the API is; empty for the page's own origin. */
  baseUrl?: string;
  /** The language in which answers are wanted; null for the browser's own. */
  language: () => string | null;
  tokens: TokenSource;
  /** Words for a failure that brings none of its own, in the user's language. */
  words?: () => FailureWords | undefined;
  fetch?: (request: Request) => Promise<Response>;
  /** Hears every answer, also a refusal. */
  onAnswer?: (response: Response) => void;
  /** An answer that is on its way already, for a request that was sent ahead of the client. */
  asked?: (request: Request) => Promise<Response> | undefined;
};

// Nobody uploads before login, whose page is to stay small.
const loadUpload = () => import('./upload.ts');

type Send = (request: Request) => Promise<Response>;
const ways = new WeakMap<ApiClient, { watched: (onProgress: OnProgress) => Send; once: Send }>();

/** Options of a call whose body is watched on its way; bearer, renewal and failures are those of every call. */
export const watched = (client: ApiClient, onProgress: OnProgress) => ({
  fetch: ways.get(client)?.watched(onProgress),
});

/** Options of a call that its caller repeats: that too many came at once is told without waiting. */
export const unrepeated = (client: ApiClient) => ({ fetch: ways.get(client)?.once });

/** Makes the typed client; every call that fails is thrown as a CallError. */
export function createApiClient({
  baseUrl,
  language,
  tokens,
  words,
  fetch,
  asked,
  onAnswer,
}: ApiClientOptions): ApiClient {
  const sendOnce: Send = fetch ?? ((request) => globalThis.fetch(request));
  const sendNow = patient(sendOnce);
  const send: Send = (request) => asked?.(request) ?? sendNow(request);
  const authorized = authorizing(tokens);
  const client = createClient<ThrowingPaths>({
    baseUrl: baseUrl ?? globalThis.location?.origin ?? '',
    headers: { Accept: 'application/json' },
    fetch: authorized(send),
  });
  ways.set(client, {
    watched: (onProgress) =>
      authorized(patient(fetch ?? (async (request) => (await loadUpload()).sendWatched(onProgress)(request)))),
    once: authorized(sendOnce),
  });
  client.use({
    onRequest: ({ request }) => {
      const wanted = language();
      if (wanted && !request.headers.has('Accept-Language')) request.headers.set('Accept-Language', wanted);
    },
    onResponse: async ({ response }) => {
      onAnswer?.(response);
      if (!response.ok) throw new CallError({ response, body: await bodyOf(response) }, words?.());
    },
    // A call that its caller gave up is no failure to tell of.
    onError: ({ error, request }) =>
      request.signal.aborted ? undefined : new CallError({}, words?.(), { cause: error }),
  });
  return client;
}

/** The answer of a call, for those who have no use for the response around it. */
export async function answerOf<Data>(call: Promise<{ data?: Data; response: Response }>): Promise<Data> {
  const { data, response } = await call;
  if (data === undefined) throw new CallError({ response });
  return data;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
