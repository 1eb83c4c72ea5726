import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from '@corredor/core/pages';
import type { Packed } from '../../server/http/sendPacked.ts';

/** A page that is ready to be sent. */
export interface ReadyPage extends Omit<PageAnswer, 'html'>, Packed {
  /** Something on it could not be read: the next reader gets it drawn anew. */
  isPartial?: boolean;
}
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** How good a page is packed that many will get, and one that a few will. */
const best = constants.BROTLI_MAX_QUALITY;
const quick = 6;

/** Packs a page once, for all who ask for it. */
export async function toReady({ html, ...rest }: PageAnswer, isForMany: boolean): Promise<ReadyPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: isForMany ? best : quick };
  const [br, gzipped] = await Promise.all([toBrotli(html, { params }), toGzip(html)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
  return { ...rest, etag, plain: html, br, gzip: gzipped };
}

interface KeepOptions {
  most: number;
  milliseconds: number;
}
interface Kept<Page> {
  page: Promise<Page>;
  until: number;
}

/** Keeps the last pages for a while: many readers of one page cost one drawing. What fails, is no page or is drawn in part is not kept. */
export function keepPages<Page extends ReadyPage | null = ReadyPage | null>({ most, milliseconds }: KeepOptions) {
  const kept = new Map<string, Kept<Page>>();
  return (key: string, draw: () => Promise<Page>): Promise<Page> => {
    const found = kept.get(key);
    if (found && found.until > Date.now()) return found.page;
    const forget = () => {
      if (kept.get(key)?.page === page) kept.delete(key);
    };
    const page = draw().then(
      (ready) => {
        if (!ready || ready.isPartial) forget();
        return ready;
      },
      (error) => {
        forget();
        throw error;
      },
    );
    kept.delete(key);
    kept.set(key, { page, until: Date.now() + milliseconds });
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return page;
  };
}
