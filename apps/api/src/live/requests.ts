import { type ClientMessage, closeCodes, type ServerMessage } from '@corredor/core/live';
import type { LiveConnection } from './connection.ts';
import { ended, type LiveStore } from './live.store.ts';

type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Answers what a client asks: the list to that connection, marks to all open pages of the user, by way of the database. */
export function createRequests(store: LiveStore, turnstile: Turnstile, onFailure: (error: unknown) => void) {
  /** Who cannot be answered is sent away to come back: a page that waits without end would look up to date. */
  const orLater = (connection: LiveConnection) => (error: unknown) => {
    onFailure(error);
    connection.close(closeCodes.busy);
  };
  const sendList = (connection: LiveConnection) =>
    connection
      .sendSnapshot(async (): Promise<ServerMessage | null> => {
        if (!connection.isOpen()) return null;
        const notifications = await turnstile(() => store.snapshot(connection.sessionId));
        if (notifications !== ended) return { type: 'get_all_notifications', notifications };
        connection.close(closeCodes.unauthorised);
        return null;
      })
      .catch(orLater(connection));
  const work = async (connection: LiveConnection, message: ClientMessage): Promise<void> => {
    if (message.type === 'get_all_notifications') return sendList(connection);
    if (message.type === 'update_all_notifications') {
      const count = await turnstile(() => store.markAll(connection.sessionId));
      if (count === ended) connection.close(closeCodes.unauthorised);
      return;
    }
    const found = await turnstile(() => store.mark(connection.sessionId, message.notification_id));
    if (found === ended) connection.close(closeCodes.unauthorised);
    // Nothing changed, so the database tells nobody; whoever asked still waits for an answer.
    if (found === 'read') connection.push(JSON.stringify(message));
    if (found === 'absent') connection.push(JSON.stringify({ ...message, type: 'delete_notification' }));
  };
  const answer = (connection: LiveConnection, message: ClientMessage) =>
    work(connection, message).catch(orLater(connection));
  return { sendList, answer };
}
export type Requests = ReturnType<typeof createRequests>;
