import type { ClientMessage, ServerMessage } from '@corredor/core/live';
import type { Marks } from './marks.ts';

export interface NotificationSocketInput {
  /** Only what the specification says: no new series after the tenth attempt, no waiting for the network. */
  isLiteral?: boolean;
  isOnline?: boolean;
}

export interface NotificationSocketContext {
  isLiteral: boolean;
  isOnline: boolean;
  /** How many times this series has tried to come back. */
  attempt: number;
  /** Why the last connection ended; null where it was never open, or ended without a word. */
  code: number | null;
  /** The server no longer took the session: the tokens are renewed before the next attempt. */
  mustRenew: boolean;
  /** Good for one connection, and gone as soon as it is offered. */
  ticket: string;
  /** What came before the whole list. */
  early: readonly ServerMessage[];
  /** Marks that wait for a connection, that were sent over one, and that are on their way by an ordinary call. */
  held: Marks;
  sent: readonly { batch: number; marks: Marks }[];
  posting: Marks;
  batch: number;
}

/** What the world tells the machine. */
export type NotificationSocketEvent =
  | { type: 'socket.open' }
  | { type: 'socket.message'; message: ServerMessage }
  | { type: 'socket.unknown'; messageType: string }
  | { type: 'socket.close'; code: number }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'page.show' }
  | { type: 'page.hide' }
  | { type: 'page.freeze' }
  | { type: 'page.thaw' }
  | { type: 'bell.open' }
  | { type: 'http.answer' }
  | { type: 'reconnect.press' }
  | { type: 'mark.one'; id: number }
  | { type: 'mark.all'; through: number }
  | OwnEvent;

/** What its regions tell each other. */
export type OwnEvent =
  | { type: 'series.begin' }
  | { type: 'series.fail'; code: number | null }
  | { type: 'list.old' }
  | { type: 'mark.expire'; batch: number };

/** What the actor that holds the socket is told. */
export type SocketCommand = { type: 'send'; message: ClientMessage } | { type: 'close' };
