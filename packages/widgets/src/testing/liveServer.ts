import type { Notification } from '@corredor/core/api';
import { closeCodes, readClientMessage, type ServerMessage } from '@corredor/core/live';
import { type WebSocketHandler, ws } from 'msw';

const link = ws.link('*/ws/notifications/*');

interface Client {
  send: (data: string) => void;
  close: (code: number) => void;
}
// Those of this page; the mocked network knows of other windows too.
const clients = new Set<Client>();

interface LiveServer {
  /** Ends each connection at once with this code. */
  closeWith?: number;
  /** It takes marks and confirms none of them. */
  isMute?: boolean;
}

/** The other end of the live channel in a story: the whole list on demand, and an echo of every mark. */
export function liveWith(
  rows: readonly Notification[],
  { closeWith, isMute }: LiveServer = {},
): { live: WebSocketHandler } {
  const live = link.addEventListener('connection', ({ client }) => {
    if (closeWith !== undefined) return client.close(closeWith);
    clients.add(client);
    client.addEventListener('close', () => clients.delete(client));
    client.addEventListener('message', ({ data }) => {
      const read = readClientMessage(data);
      if (read.kind !== 'message') return client.close(closeCodes.badMessage);
      const { message } = read;
      if (message.type === 'get_all_notifications') say(client, { type: message.type, notifications: [...rows] });
      else if (!isMute) say(client, message);
    });
  });
  return { live };
}

/** The server says something by itself. */
export function liveServerSays(message: ServerMessage) {
  for (const client of clients) say(client, message);
}

/** The server ends every connection. */
export function liveServerCloses(code: number) {
  for (const client of clients) client.close(code);
}

const say = (client: Client, message: ServerMessage) => client.send(JSON.stringify(message));
