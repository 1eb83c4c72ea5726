/** Why an answer did not come. */
export type PublicErrorCode = 'network' | 'offline' | 'rate-limited' | 'bad-config' | 'server' | 'not-found';

type Details = { status?: number | undefined; requestId?: string | undefined; retryAfter?: number | undefined };

/** A failure that a partner can tell apart. */
export class PublicError extends Error {
  readonly code: PublicErrorCode;
  /** Of the answer; missing where none came. */
  readonly status: number | undefined;
  /** The same question may be answered later. */
  readonly retryable: boolean;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds to wait. */
  readonly retryAfter: number | undefined;

  constructor(code: PublicErrorCode, { status, requestId, retryAfter }: Details = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.retryable = code !== 'bad-config' && code !== 'not-found';
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** What an answer that is no success means. */
export function errorOf({ status, headers }: Response): PublicError {
  const requestId = headers.get('x-request-id') ?? undefined;
  const isOurs = status > 399 && status < 500;
  if (status !== 429) return new PublicError(isOurs ? 'bad-config' : 'server', { status, requestId });
  return new PublicError('rate-limited', { status, requestId, retryAfter: Number(headers.get('retry-after')) || 30 });
}
