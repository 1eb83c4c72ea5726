/** Why an answer did not come. */
export type PublicErrorCode = 'network' | 'offline' | 'rate-limited' | 'bad-config' | 'server' | 'not-found';

interface Details {
  /** Of the answer; missing where none came. */
  status?: number;
  /** Names the request in the server's log. */
  requestId?: string;
  /** Seconds to wait. */
  retryAfter?: number;
}

/** A failure that a partner can tell apart. */
export class PublicError extends Error implements Details {
  readonly code: PublicErrorCode;
  /** The same question may be answered later. */
  readonly retryable: boolean;
  declare readonly status: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly retryAfter: number | undefined;

  constructor(code: PublicErrorCode, { status, requestId, retryAfter }: Details = {}) {
    super(code);
    this.code = code;
    this.retryable = code !== 'bad-config' && code !== 'not-found';
    Object.assign(this, { status, requestId, retryAfter });
  }
}

/** What an answer that is no success means. */
export function errorOf({ status, headers }: Response): PublicError {
  const requestId = headers.get('x-request-id') ?? undefined;
  const isOurs = status > 399 && status < 500;
  if (status !== 429) return new PublicError(isOurs ? 'bad-config' : 'server', { status, requestId });
  return new PublicError('rate-limited', { status, requestId, retryAfter: Number(headers.get('retry-after')) || 30 });
}
