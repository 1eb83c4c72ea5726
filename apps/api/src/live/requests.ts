import { type ClientMessage, closeCodes } from '@corredor/core/live';
import type { LiveConnection } from './connection.ts';
import { createLists } from './lists.ts';
import { ended, type LiveStore } from './live.store.ts';
import type { Pace } from './pace.ts';

interface RequestOptions {
  turnstile: <Result>(work: () => Promise<Result>) => Promise<Result>;
  pace: Pace;
  onFailure: (error: unknown) => void;
}

/** Answers what a client asks: the list to that connection, marks to all open pages of the user, by way of the database. */
export function createRequests(store: LiveStore, { turnstile, pace, onFailure }: RequestOptions) {
  const listOf = createLists(store.snapshots, pace);
  /** Who cannot be answered is sent away to come back: a page that waits without end would look up to date. */
  const orLater = (connection: LiveConnection) => (error: unknown) => {
    onFailure(error);
    connection.close(closeCodes.busy);
  };
  const sendList = (connection: LiveConnection) =>
    connection
      .sendSnapshot(async () => {
        if (!connection.isOpen()) return null;
        const list = await listOf(connection.sessionId);
        if (list === null) connection.close(closeCodes.unauthorised);
        return list;
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
