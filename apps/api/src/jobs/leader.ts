import { Client } from 'pg';
import { type Connection, messageOf, takeRole } from '../database/connection.ts';

/** The lock of whoever leads; another number than the lock of retention. */
export const leaderLock = 7205312;

interface LeaderOptions {
  connection: Connection;
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void };
  /** Called when this process no longer leads, though it did not stop by itself. */
  onLost: () => void;
}

/**
 * One leader among all processes on a database: it holds a lock for as long as its session lives. A process that dies, or stands
 * still for a minute, loses both, and another takes over.
 */
export function createLeader({ connection, log, onLost }: LeaderOptions) {
  let client: Client | undefined;
  let isLeading = false;
  const drop = (gone: Client) => {
    if (client !== gone) return;
    client = undefined;
    void gone.end().catch(() => {});
    if (!isLeading) return;
    isLeading = false;
    log.warn({}, 'no longer the leader: the session is gone');
    onLost();
  };
  const open = async () => {
    const fresh = new Client({ ...connection, ...patience, application_name: 'corredor leader' });
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    client = fresh;
    await fresh.connect();
    await takeRole(fresh, connection);
    // The database notices by itself when a leader stands still, or when its machine vanishes.
    await fresh.query(`set idle_session_timeout = '60s'; set tcp_keepalives_idle = 10;
      set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`);
    return fresh;
  };
  /** Whether this process leads now; tries to, where nobody does. */
  const check = async (): Promise<boolean> => {
    try {
      const session = client ?? (await open());
      const { rows } = await session.query<{ leads: boolean }>(
        isLeading ? 'select true as leads' : `select pg_try_advisory_lock(${leaderLock}) as leads`,
      );
      if (client !== session) return false;
      if (!isLeading && rows[0]?.leads) log.info({}, 'this process leads now');
      isLeading = rows[0]?.leads ?? false;
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'could not ask who leads');
      if (client) drop(client);
    }
    return isLeading;
  };
  return {
    check,
    /** Hands the lead over. */
    leave: async () => {
      const session = client;
      client = undefined;
      isLeading = false;
      await session?.end().catch(() => {});
    },
  };
}
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true };
