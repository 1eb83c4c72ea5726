import type { EventEmitter } from 'node:events';
import { Client, type PoolClient } from 'pg';

/** How long the server may take to hear of it (milliseconds). */
const patience = 5_000;

/** The parts of the driver's connection that its types leave out. */
interface Wire extends EventEmitter {
  connect: (port: number | string, host?: string) => void;
  requestSsl: () => void;
  cancel: (processID: number, secretKey: number) => void;
  stream: { destroy: () => void };
}

/**
 * Asks the server to give up the statement that a connection waits for, as the protocol has it: by a connection that only says so. Resolves
 * when the server has heard it, or cannot be reached: from then on no later statement of the connection is meant.
 */
export function cancelStatement(client: PoolClient): Promise<void> {
  const { host, port, ssl } = client;
  const { processID, secretKey } = client as PoolClient & Record<'processID' | 'secretKey', number>;
  const wire = new Client({ host, port, ssl }).connection as unknown as Wire;
  const say = () => wire.cancel(processID, secretKey);
  return new Promise<void>((resolve) => {
    const timer = setTimeout(() => wire.stream.destroy(), patience).unref();
    wire.once('connect', ssl ? () => wire.requestSsl() : say);
    wire.once('sslconnect', say);
    wire.on('error', () => wire.stream.destroy());
    wire.once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    if (host.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`);
    else wire.connect(port, host);
  });
}
