import type { IncomingMessage } from 'node:http';
import { closeCodes, liveChannel, readTicket } from '@corredor/core/live';
import type { SpentTicket } from '../identity/accounts/index.ts';
import { Problem } from '../server/request/problems.ts';
import type { Refusal } from './counts.ts';
import type { LiveLimits } from './liveLimits.ts';

/** What becomes of a request for a connection: it opens, or is refused by a status before the upgrade or a close code after it. */
export type Decision =
  | { kind: 'open'; ticket: SpentTicket }
  | { kind: 'refuse'; status: 403 | 429 | 503; reason: Refusal }
  | { kind: 'close'; code: number; reason: Refusal };

export interface Gate {
  limits: LiveLimits;
  isAllowedOrigin: (origin: string | undefined) => boolean;
  /** Whether this client address has had too many handshakes. */
  isFlood: (request: IncomingMessage) => boolean;
  isStopping: () => boolean;
  isFull: () => boolean;
  spend: (ticket: string) => Promise<SpentTicket | null>;
  onMismatch: (ticket: SpentTicket, claimed: string) => void;
}

/** Decides about a handshake. A browser cannot read a refused upgrade, so whatever its user can mend is a close code. */
export async function decide(gate: Gate, request: IncomingMessage): Promise<Decision> {
  const ticket = takeTicket(request);
  if (!gate.isAllowedOrigin(request.headers.origin)) return { kind: 'refuse', status: 403, reason: 'origin' };
  if (gate.isFlood(request)) return { kind: 'refuse', status: 429, reason: 'flood' };
  if (gate.isStopping()) return { kind: 'refuse', status: 503, reason: 'stopping' };
  if (gate.isFull()) return { kind: 'close', code: closeCodes.busy, reason: 'full' };
  if (ticket === null) return { kind: 'close', code: closeCodes.unauthorised, reason: 'ticket' };
  const spent = await within(
    gate.limits.handshake,
    gate.spend(ticket).catch((error: unknown) => (error instanceof Problem ? 'full' : 'database')),
  );
  if (spent === 'slow') return { kind: 'close', code: closeCodes.slowHandshake, reason: 'slow' };
  if (spent === 'database' || spent === 'full') return { kind: 'close', code: closeCodes.busy, reason: spent };
  if (spent === null) return { kind: 'close', code: closeCodes.unauthorised, reason: 'ticket' };
  const claimed = claimedUsers(request);
  if (claimed.every((one) => one === '' || one === String(spent.user_id))) return { kind: 'open', ticket: spent };
  gate.onMismatch(spent, claimed.join().slice(0, 40));
  return { kind: 'close', code: closeCodes.forbidden, reason: 'user_mismatch' };
}

/** A promise's result, or 'slow' after so many milliseconds. An aborted pause would write an error with its stack for each handshake. */
const within = <Result>(most: number, work: Promise<Result>) =>
  new Promise<Result | 'slow'>((resolve, reject) => {
    const timer = setTimeout(resolve, most, 'slow' as const);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });

/** Takes the ticket out of the request, so that neither the answer nor a log can repeat it. */
function takeTicket(request: IncomingMessage): string | null {
  const offered = request.headers['sec-websocket-protocol'] ?? '';
  const isOurs = offered.split(',').some((item) => item.trim() === liveChannel.protocol);
  if (isOurs) request.headers['sec-websocket-protocol'] = liveChannel.protocol;
  else delete request.headers['sec-websocket-protocol'];
  request.rawHeaders.length = 0;
  return readTicket(offered);
}

const claimedUsers = ({ url = '' }: IncomingMessage) =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length)).getAll('user_id');
