import type { PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The database said nothing for so long that its own limits no longer hold: it is frozen, or the network swallows what is sent. */
export class SilentDatabase extends Error {
  constructor() {
    super('the database gives no answer');
  }
}

/** When a pool last lost a connection to silence; what was opened before is not to be trusted. */
const silences = new WeakMap<Pool, number>();
const born = new WeakMap<PoolClient, number>();
let clock = 0;
const tick = () => {
  clock += 1;
  return clock;
};

/** Takes a connection of a pool that has not been open through a silence: others that were are thrown away. */
export async function connectTo(pool: Pool): Promise<PoolClient> {
  for (;;) {
    const client = await pool.connect();
    const since = born.get(client) ?? tick();
    born.set(client, since);
    if (since > (silences.get(pool) ?? 0)) return client;
    client.release(true);
  }
}

/**
 * A connection whose statements have a limit in this process too. One that is passed leaves it unknown what the server did: the
 * connection says nothing more and is closed, so that nobody gets it in the middle of another's transaction.
 */
export function watched(pool: Pool, client: PoolClient, longest: number, onRelease = () => {}): PostgresPoolClient {
  let isLost = false;
  const ask = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new SilentDatabase();
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        isLost = true;
        silences.set(pool, tick());
        reject(new SilentDatabase());
      }, longest);
    });
    try {
      return await Promise.race([client.query(text, [...values]), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    // Nothing here reads by a cursor, the other way to call it: no limit would hold its pieces.
    query: ask as unknown as PostgresPoolClient['query'],
    release: (isUnsound) => {
      client.release(isLost || isUnsound);
      onRelease();
    },
  };
}
