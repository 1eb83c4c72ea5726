import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../base/settings/index.ts';
import { type Log, messageOf } from './connection.ts';

// Any fixed number: it names the lock that says "this process owns the data folder".
const lockId = 5_310_112_026;

/** Keeps the data folder for one process and brings the server back if it dies. */
export interface Guard {
  release(): Promise<void>;
}

/**
 * Holds a lock for as long as this process lives: the server frees it when the connection drops, so a killed process
 * locks nobody out, and a living one cannot be overlooked.
 */
export async function guardCluster(connect: () => Promise<Client>, dataDir: string, log: Log): Promise<Guard> {
  let released = false;
  let client = await lock(connect, dataDir);
  const watch = () => client.once('end', () => void recover());
  const recover = async () => {
    while (!released) {
      log.warn('the embedded database went away; starting it again');
      try {
        client = await lock(connect, dataDir);
        if (released) await client.end();
        else watch();
        return;
      } catch (error) {
        log.error(messageOf(error));
        await pause(1000);
      }
    }
  };
  watch();
  return {
    release: async () => {
      released = true;
      await client.end();
    },
  };
}

async function lock(connect: () => Promise<Client>, dataDir: string): Promise<Client> {
  const client = await connect();
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockId]);
  if (rows[0]?.locked) return client;
  const holder = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and (classid::bigint << 32) + objid::bigint = $1`,
    [lockId],
  );
  await client.end();
  const who = holder.rows[0]?.name.replace('corredor', 'process') ?? 'another process';
  throw new StartError(`The data folder ${dataDir} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`);
}
