import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Connection, takeRole } from '../database/index.ts';
import { databaseChannel } from './events.ts';

interface ListenerOptions {
  connection: Connection;
  log: { warn: (facts: object, text: string) => void; info: (facts: object, text: string) => void };
  onPayload: (payload: string) => void;
  /** What was notified while the connection was lost is lost too; the caller catches up. */
  onRestored: () => void;
  /** How often the connection is asked whether it still lives, and how long it may think (milliseconds). */
  heartbeat?: number;
}
const longestPause = 5_000;

/** Keeps one connection that listens, for the whole process; comes back by itself. */
export async function startListener(options: ListenerOptions) {
  const { log, heartbeat = 15_000 } = options;
  let isStopped = false;
  let isListening = true;
  let client = await listen(options, () => void recover());

  async function recover() {
    if (isStopped || !isListening) return;
    isListening = false;
    log.warn({ event: 'live_listener_lost' }, 'the connection that listens for notifications was lost');
    for (let wait = 100; !isStopped; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait, undefined, { ref: false });
      try {
        const next = await listen(options, () => void recover());
        if (isStopped) return void (await next.end());
        client = next;
        isListening = true;
        log.info({ event: 'live_listener_restored' }, 'listening for notifications again');
        return options.onRestored();
      } catch {
        // The database is still away; the next round tries again.
      }
    }
  }

  // A connection that was cut without a word looks alive until it is asked.
  const timer = setInterval(() => {
    const asked = client;
    const giveUp = setTimeout(() => void asked.end(), heartbeat).unref();
    asked.query('select 1').then(
      () => clearTimeout(giveUp),
      () => clearTimeout(giveUp),
    );
  }, heartbeat).unref();

  return {
    isListening: () => isListening,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await client.end().catch(() => {});
    },
  };
}
export type Listener = Awaited<ReturnType<typeof startListener>>;

async function listen({ connection, onPayload }: ListenerOptions, onLost: () => void): Promise<Client> {
  const client = new Client({
    ...connection,
    application_name: 'corredor live',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  let isUp = false;
  client.on('error', () => {});
  client.once('end', () => isUp && onLost());
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  await client.connect();
  try {
    await takeRole(client, connection);
    await client.query(`listen ${databaseChannel}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  isUp = true;
  return client;
}
