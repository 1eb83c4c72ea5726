import type { EmbedFailure } from '@corredor/core/pages';
import { Problem } from '../../server/request/problems.ts';

/** The status of the page that says why there is nothing. */
export const statusOf: Record<EmbedFailure['kind'], number> = {
  'no-address': 404,
  'no-page': 404,
  'no-profile': 404,
  'bad-query': 422,
  'too-many': 429,
  unavailable: 503,
};

/** What a visitor is told of an error. */
export function failureOf(error: unknown): EmbedFailure {
  const seconds = (error instanceof Problem && error.parts.retryAfter) || 5;
  return error instanceof Problem && error.status === 429
    ? { kind: 'too-many', seconds }
    : { kind: 'unavailable', seconds };
}
