import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { liveChannel } from '@corredor/core/live';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SpentTicket } from '../identity/accounts/index.ts';
import type { Counts } from './counts.ts';
import { type Decision, decide, type Gate } from './handshake.ts';

const reasons = { 403: 'Forbidden', 429: 'Too Many Requests', 503: 'Service Unavailable' };

interface UpgradeOptions {
  gate: Gate;
  counts: Counts;
  onOpen: (socket: WebSocket, ticket: SpentTicket) => void;
  onRefused: (decision: Exclude<Decision, { kind: 'open' }>) => void;
}

/** Takes requests for an upgrade and lets those in whom the gate opens to. */
export function createUpgradeHandler({ gate, counts, onOpen, onRefused }: UpgradeOptions) {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: liveChannel.messageSize,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(liveChannel.protocol) ? liveChannel.protocol : false),
  });
  return async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Whoever hangs up in the middle must not end the process.
    const ignore = () => {};
    stream.on('error', ignore);
    const decision = await decide(gate, request);
    if (decision.kind !== 'open') {
      counts.refuse(decision.reason);
      onRefused(decision);
    }
    if (decision.kind === 'refuse') return refuse(stream, decision.status);
    if (stream.destroyed) return counts.refuse('upgrade');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      stream.removeListener('error', ignore);
      // What a broken frame breaks is its own connection; ws closes it.
      socket.on('error', ignore);
      if (decision.kind === 'open') onOpen(socket, decision.ticket);
      else turnAway(socket, decision.code, gate.limits.leave);
    });
  };
}

function refuse(stream: Duplex, status: keyof typeof reasons) {
  stream.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  stream.destroy();
}

function turnAway(socket: WebSocket, code: number, leave: number) {
  socket.close(code);
  const timer = setTimeout(() => socket.terminate(), leave).unref();
  socket.once('close', () => clearTimeout(timer));
}
