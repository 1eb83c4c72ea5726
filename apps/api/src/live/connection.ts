import { closeCodes } from '@corredor/core/live';
import type { WebSocket } from 'ws';
import type { SpentTicket } from '../identity/accounts/index.ts';
import type { LiveLimits } from './liveLimits.ts';

/** One open socket: sends in order, notices slow readers and silence, and ends for one reason only. */
export function createConnection(socket: WebSocket, ticket: SpentTicket, limits: LiveLimits) {
  const openedAt = performance.now();
  const endsAt = openedAt + Math.max(0, ticket.seconds_left) * 1000 + limits.grace;
  /** What must wait until a snapshot that is being read has been sent: it may tell of something newer. */
  const held: string[] = [];
  let snapshots = 0;
  let lastSnapshot: Promise<void> = Promise.resolve();
  let closingSince: number | null = null;
  let askedAt: number | null = null;
  // A phase of its own, so that two thousand pings do not go out in the same second.
  let nextPing = openedAt + Math.random() * limits.ping;
  let wasAsked = false;

  const close = (code: number) => {
    if (closingSince !== null) return;
    closingSince = performance.now();
    socket.close(code);
  };
  const write = (text: string) => {
    if (closingSince !== null || socket.readyState !== socket.OPEN) return;
    socket.send(text, { compress: false });
    refuseSlowReader();
  };
  const refuseSlowReader = () => {
    if (socket.bufferedAmount > limits.unread) close(closeCodes.busy);
  };
  socket.on('pong', () => {
    askedAt = null;
  });
  return {
    userId: ticket.user_id,
    sessionId: ticket.session_id,
    openedAt,
    close,
    isOpen: () => closingSince === null && socket.readyState === socket.OPEN,
    waitingBytes: () => socket.bufferedAmount,
    /** Whether the list was asked for; only then is there one to bring up to date. */
    hasList: () => wasAsked,
    /** Sends what was already written as JSON, once the snapshots that are on their way have gone. */
    push: (text: string) => {
      if (snapshots > 0) held.push(text);
      else write(text);
    },
    /** Reads a snapshot and sends it before whatever is pushed meanwhile; one after the other. */
    sendSnapshot: (read: () => Promise<string | null>): Promise<void> => {
      wasAsked = true;
      snapshots += 1;
      const send = async () => {
        try {
          const text = await read();
          if (text !== null) write(text);
        } finally {
          snapshots -= 1;
          if (snapshots === 0) for (const text of held.splice(0)) write(text);
        }
      };
      const sent = lastSnapshot.then(send);
      lastSnapshot = sent.catch(() => {});
      return sent;
    },
    /** Looks after the connection about once a second. */
    tend: (now: number) => {
      if (closingSince !== null) {
        if (now - closingSince > limits.leave) socket.terminate();
        return;
      }
      refuseSlowReader();
      if (now > endsAt) close(closeCodes.unauthorised);
      else if (askedAt !== null && now - askedAt > limits.pong) socket.terminate();
      else if (askedAt === null && now >= nextPing) {
        askedAt = now;
        nextPing = now + limits.ping;
        socket.ping();
      }
    },
    terminate: () => socket.terminate(),
  };
}
export type LiveConnection = ReturnType<typeof createConnection>;
