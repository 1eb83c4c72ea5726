import { errorOf, PublicError } from './publicError.ts';
import type { DirectoryPage, PublicProfile } from './publicTypes.ts';
import { safeHref } from './safeHref.ts';

/** Sends a request; a partner may send it through its own server. */
export type Fetcher = (request: Request) => Promise<Response>;

type Values = Record<string, string | number | readonly string[] | undefined>;

/** How the public API is reached. */
export interface PublicClientOptions {
  /** Origin of the API; empty for the page's own. */
  apiBase?: string | undefined;
  fetcher?: Fetcher | undefined;
  language: string;
}

const patience = 20_000;
const isGoodBase = (base: string) => !base || /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1])(:|\/|$)/.test(base);

/** Reads the public API: no key, no cookie, no state of its own. */
export function createPublicClient({ apiBase = '', fetcher = fetch, language }: PublicClientOptions) {
  const origin = apiBase.replace(/\/+$/, '');
  const address = (path: string) => (safeHref(path) ? path : origin + path);

  async function send(path: string, values: Values = {}, signal?: AbortSignal): Promise<Response> {
    if (!isGoodBase(origin)) throw new PublicError('bad-config');
    const url = new URL(origin + path, location.href);
    for (const [name, value] of Object.entries(values))
      for (const one of [value ?? []].flat()) if (one !== '') url.searchParams.append(name, String(one));
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    const timer = setTimeout(stop, patience);
    signal?.addEventListener('abort', stop);
    try {
      const request = new Request(url, { credentials: 'omit', signal: waiting.signal });
      // The body is read here too, so that a slow one does not outlast the patience.
      const response = await fetcher(request);
      if (!response.ok) throw errorOf(response);
      const body = await response.blob();
      return new Response(body, response);
    } catch (error) {
      if (signal?.aborted || error instanceof PublicError) throw error;
      throw new PublicError(navigator.onLine ? 'network' : 'offline');
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  async function read<Answer>(path: string, values: Values, signal: AbortSignal, isWhole: (answer: Answer) => unknown) {
    const response = await send(path, values, signal);
    try {
      const answer: Answer = await response.json();
      if (isWhole(answer)) return answer;
    } catch {
      // No JSON: what stands in front of the API answered.
    }
    throw new PublicError('server', { status: response.status });
  }

  return {
    origin,
    address,
    send,
    directory: (values: Values, signal: AbortSignal) =>
      read<DirectoryPage>(
        '/api/public/directory/',
        { ...values, lng: language },
        signal,
        (page) => Array.isArray(page.results) && page.facets,
      ),
    async profile(alias: string, signal: AbortSignal) {
      try {
        return await read<PublicProfile>(profilePath(alias), { lng: language }, signal, ({ name }) => name);
      } catch (error) {
        throw error instanceof PublicError && error.status === 404 ? new PublicError('not-found', error) : error;
      }
    },
  };
}

/** Where the API tells of a broker. */
export const profilePath = (alias: string) => `/api/public/profiles/${encodeURIComponent(alias)}/`;
