import { errorOf, PublicError } from './publicError.ts';
import type { DirectoryEntry, DirectoryPage, PublicProfile } from './publicTypes.ts';
import { safeHref } from './safeHref.ts';

/** Sends a request; a partner may send it through its own server. */
export type Fetcher = (request: Request) => Promise<Response>;

type Values = Record<string, string | number | readonly string[] | undefined>;

/** How the public API is reached. */
interface PublicClientOptions {
  /** Origin of the API; empty for the page's own. */
  apiBase?: string;
  fetcher?: Fetcher;
  language: string;
}

const patience = 20_000;
const isGoodBase = (base: string) => !base || /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1])(:|\/|$)/.test(base);

/** Reads the public API: no key, no cookie to another origin, no state of its own. */
export function createPublicClient({ apiBase = '', fetcher = fetch, language }: PublicClientOptions) {
  const origin = apiBase.replace(/\/+$/, '');
  const address = (path: string) => (safeHref(path) ? path : origin + path);

  async function send(path: string, values: Values = {}, signal?: AbortSignal): Promise<Response> {
    if (!isGoodBase(origin)) throw new PublicError('bad-config');
    const url = new URL(origin + path, location.href);
    for (const [name, value] of Object.entries(values))
      for (const one of [value ?? []].flat()) if (one !== '') url.searchParams.append(name, String(one));
    const late = AbortSignal.timeout(patience);
    try {
      const request = new Request(url, {
        // Tells another origin as little as `omit`, which browsers keep on connections of their own: one would be opened for it.
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      const response = await fetcher(request);
      // The body is read here too, so that a slow one does not outlast the patience.
      if (response.ok) return new Response(await response.blob(), response);
      throw errorOf(response);
    } catch (error) {
      if (error instanceof PublicError) throw error;
      throw new PublicError(navigator.onLine ? 'network' : 'offline');
    }
  }

  /** What the API tells in the client's language, where it is whole. */
  async function read<Answer>(
    path: string,
    signal: AbortSignal,
    isWhole: (answer: unknown) => answer is Answer,
    values?: Values,
  ): Promise<Answer> {
    const response = await send(path, { ...values, lng: language }, signal);
    const answer: unknown = await response.json().catch(() => {});
    if (isWhole(answer)) return answer;
    throw new PublicError('server', response);
  }

  return { origin, address, send, read };
}

/** Where the API tells of a broker. */
export const profilePath = (alias: string) => `/api/public/profiles/${encodeURIComponent(alias)}/`;

type Said<Answer> = { [Name in keyof Answer]?: unknown };
/** Whether there is enough to draw a broker by; what a partner's server hands over may be anything. */
function isBroker(value: unknown): boolean {
  const { alias, name, country, branches, tags }: Said<DirectoryEntry> = value ?? {};
  return Boolean(alias && name && country && Array.isArray(branches) && Array.isArray(tags));
}

/** Whether a page of the directory can be drawn. */
export const isPage = (value: unknown): value is DirectoryPage => {
  const { results }: Said<DirectoryPage> = value ?? {};
  return Array.isArray(results) && results.every(isBroker);
};

/** Whether a profile can be drawn. */
export const isProfile = (value: unknown): value is PublicProfile => isBroker(value);
