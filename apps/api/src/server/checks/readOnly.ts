import type { OperationCall } from '../request/call.ts';
import { Problem } from '../request/problems.ts';

/** 503: there is no room to write; reading goes on. */
export const readOnly = () => new Problem(503, 'read_only', { retryAfter: 30 });

/** Without these nobody could read either. What they write is little. */
const forReading = new Set(['login', 'refreshSession', 'logout', 'createWsTicket']);

/** While there is no room, nothing is changed, rather than some of it. */
export function refuseWriting({ operation: { id, storesNothing } }: OperationCall) {
  if (!storesNothing && !forReading.has(id)) throw readOnly();
}
