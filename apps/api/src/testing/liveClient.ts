import { setTimeout as pause } from 'node:timers/promises';
import type { Notification } from '@corredor/core/api';
import {
  type ClientMessage,
  liveAddress,
  offerProtocols,
  readServerMessage,
  type ServerMessage,
} from '@corredor/core/live';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { notify } from '../services/notifications/index.ts';
import { patience } from './patience.ts';
import type { Call, TestApi } from './testApi.ts';

/** Somebody with a session. */
export interface LiveUser {
  userId: number;
  call: Call;
}
interface HowToOpen {
  ticket?: string | null;
  userId?: number | string | null;
  origin?: string | null;
  protocols?: string[];
}
const origin = 'http://localhost:3000';

/** A ticket with which this user may open the live channel once. */
export async function ticketOf(user: LiveUser): Promise<string> {
  return String((await user.call('createWsTicket')).body.ticket);
}

/** A browser's end of the live channel: remembers all it was told. */
export async function openLive({ url }: { url: string }, user: LiveUser | null, how: HowToOpen = {}) {
  const ticket = how.ticket === undefined && user ? await ticketOf(user) : (how.ticket ?? null);
  const claimed = how.userId === undefined ? (user?.userId ?? null) : how.userId;
  const address = typeof claimed === 'string' ? `${liveAddress(url, null)}${claimed}` : liveAddress(url, claimed);
  const protocols = how.protocols ?? (ticket === null ? [] : offerProtocols(ticket));
  const sent = how.origin === undefined ? origin : how.origin;
  const socket = new WebSocket(address, protocols, sent === null ? {} : { origin: sent });
  const messages: ServerMessage[] = [];
  let closed: number | null = null;
  let refused: number | null = null;
  socket.on('message', (data) => {
    const read = readServerMessage(String(data));
    if (read.kind !== 'message') throw new Error(`the server said ${String(data).slice(0, 200)}`);
    messages.push(read.message);
  });
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('unexpected-response', (request, response) => {
    refused = response.statusCode ?? 0;
    request.destroy();
  });
  socket.on('error', () => {});
  const until = async <Found>(what: string, find: () => Found | null | undefined | false): Promise<Found> => {
    for (const giveUp = Date.now() + patience(5_000); Date.now() < giveUp; await pause(5)) {
      const found = find();
      if (found !== null && found !== undefined && found !== false) return found;
    }
    throw new Error(`waited in vain for ${what}; closed ${closed}, said ${JSON.stringify(messages).slice(0, 500)}`);
  };
  const client = {
    socket,
    messages,
    opened: () => until('the opening', () => socket.readyState === WebSocket.OPEN),
    /** The close code, once it is closed. */
    closed: () => until('the close', () => closed),
    /** The status of a refused upgrade. */
    refused: () => until('the refusal', () => refused),
    isClosed: () => closed !== null,
    send: (message: ClientMessage) => socket.send(JSON.stringify(message)),
    /** The first message of a type that was not taken before. */
    take: <Type extends ServerMessage['type']>(type: Type) =>
      until(type, () => {
        const index = messages.findIndex((one) => one.type === type);
        const [found] = index < 0 ? [] : messages.splice(index, 1);
        return isOf(found, type) ? found : null;
      }),
    /** Asks for the list and waits for it. */
    list: async (): Promise<Notification[]> => {
      await client.opened();
      client.send({ type: 'get_all_notifications' });
      return (await client.take('get_all_notifications')).notifications;
    },
    close: () => socket.terminate(),
  };
  return client;
}
export type LiveClient = Awaited<ReturnType<typeof openLive>>;

const isOf = <Type extends ServerMessage['type']>(
  message: ServerMessage | undefined,
  type: Type,
): message is Extract<ServerMessage, { type: Type }> => message?.type === type;

/** Tells users of a brokerage something, as a job does, with what else its transaction does after. */
export const tell = (
  api: TestApi,
  partnerId: number,
  userIds: readonly number[],
  plan = 'Basic',
  after = async () => {},
) =>
  api.database.db.transaction().execute(async (trx) => {
    await sql`select set_config('app.partner_id', ${String(partnerId)}, true), set_config('app.user_id', '0', true)`.execute(
      trx,
    );
    await notify(
      { trx, caller: { partnerId, userId: null } },
      { to: { userIds }, kind: 'subscription_approved', params: { plan } },
    );
    await after();
  });
