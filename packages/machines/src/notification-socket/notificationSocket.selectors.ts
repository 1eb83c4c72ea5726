import { liveChannel } from '@corredor/core/live';
import type { SnapshotFrom } from 'xstate';
import { joinMarks, type Marks } from './marks.ts';
import type { notificationSocketMachine } from './notificationSocket.machine.ts';

export type NotificationSocketSnapshot = SnapshotFrom<typeof notificationSocketMachine>;
export type SocketState = NotificationSocketSnapshot['value']['socket'];

/** All that a view may know of the live channel. */
export interface NotificationSocketView {
  /** One of the specification's five states. */
  state: 'uninstantiated' | 'connecting' | 'open' | 'closing' | 'closed';
  series: 'idle' | 'waiting' | 'waitingForNetwork' | 'exhausted' | 'fatal';
  /** Which attempt to come back this is, of how many. */
  attempt: number;
  attempts: number;
  code: number | null;
  /** The list follows the server. */
  isLive: boolean;
  /** Nothing will be tried by itself. */
  isOff: boolean;
  /** A new series may be asked for. */
  canReconnect: boolean;
  /** What the reader marked and the server has not confirmed. */
  marks: Marks;
}

/** Where the live channel stands. */
export function notificationSocketView({ value, context }: NotificationSocketSnapshot): NotificationSocketView {
  const { socket, series } = value;
  const isOff = series === 'exhausted' || series === 'fatal';
  const { isLiteral, attempt, code, held, sent, posting } = context;
  return {
    state: nameOf(socket),
    series,
    attempt,
    attempts: liveChannel.attempts,
    code,
    isLive: typeof socket === 'object' && 'open' in socket && socket.open === 'live',
    isOff,
    canReconnect: isOff && !isLiteral,
    marks: joinMarks(held, posting, ...sent.map(({ marks }) => marks)),
  };
}

function nameOf(socket: SocketState): NotificationSocketView['state'] {
  if (typeof socket === 'string') return socket;
  return 'open' in socket ? 'open' : 'connecting';
}
