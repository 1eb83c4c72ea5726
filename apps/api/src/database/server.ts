import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../base/settings/index.ts';
import { type Cluster, logTail, serverProcess, spawnServer } from './cluster.ts';
import { type Connection, codeOf, type Log } from './connection.ts';

const busy = '57P03';
const absent = new Set(['ECONNREFUSED', 'ENOENT']);
/** A busy machine may be long at it. */
const patience = 60_000;

/** Connects to the cluster's server and starts one if none runs. */
export async function connectOrStart(cluster: Cluster, connection: Connection, log: Log): Promise<Client> {
  const giveUp = Date.now() + patience;
  let server: { exited: Promise<number | null> } | undefined;
  for (;;) {
    const client = new Client({ ...connection, application_name: `corredor ${process.pid}` });
    // The guard listens for the loss itself; until then a lost connection must not end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const starting = codeOf(error) === busy;
      if (!starting && !absent.has(codeOf(error))) throw error;
      if (!starting && !server) server = spawnServer(cluster);
    }
    const ended = await Promise.race([pause(25, false), server?.exited.then(() => true) ?? pause(25, false)]);
    if (!ended) continue;
    // Another server may still be leaving the folder, or another process may just have started one.
    if (Date.now() > giveUp) throw new StartError(`The database did not start:\n${logTail(cluster)}`);
    if (!serverProcess(cluster)) {
      const tail = logTail(cluster);
      if (!/already exists|still in use/.test(tail)) throw new StartError(`The database did not start:\n${tail}`);
    }
    log.warn('the database server ended while starting; trying again');
    server = undefined;
    await pause(250);
  }
}

/** Stops the server at once but cleanly: open transactions are rolled back, what is committed is on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const pid = serverProcess(cluster);
  if (pid === undefined) return;
  signal(pid, 'SIGINT');
  const hurry = Date.now() + 10_000;
  // PostgreSQL itself ends what does not hear within five seconds.
  const giveUp = hurry + 10_000;
  while (serverProcess(cluster) === pid && Date.now() < giveUp) {
    if (Date.now() > hurry) signal(pid, 'SIGQUIT');
    await pause(20);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in between.
  }
}
