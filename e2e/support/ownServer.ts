import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { demoFolder, emptyFolder, folderName, throwAway } from './dataFolders.ts';
import { freePort } from './freePort.ts';

/** A server that a test may kill and start again on the same data. */
export interface OwnServer {
  url: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Starts another process over the same database. */
  startNeighbour: () => Promise<OwnServer>;
  /** Ends it in good order and throws its data away. */
  dispose: () => Promise<void>;
}

/** Starts the real server with demo data on a port and a data folder of its own. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = demoFolder(folderName('own'));
  const database = (role: string) =>
    `postgres://${role}@localhost/corredor?host=${encodeURIComponent(`${folder}/run`)}`;
  return startProcess(folder, { DEMO: '1' }, () =>
    startProcess(emptyFolder(folderName('beside')), {
      DEMO: '0',
      // Two processes over one database share it.
      SECRET_KEY: readFileSync(`${folder}/secret-key`, 'utf8').trim(),
      DATABASE_URL: database('corredor_app'),
      DATABASE_MIGRATION_URL: database('corredor_owner'),
    }),
  );
}

async function startProcess(
  folder: string,
  settings: Record<string, string>,
  startNeighbour?: () => Promise<OwnServer>,
): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    const own = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const env = { ...process.env, ...own, ...settings };
    const started = spawn(process.execPath, ['apps/api/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (text: Buffer) => text.includes(url) && resolve());
      started.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  // A test that ends before its server is ready cannot dispose of it.
  const abandon = () => void child?.kill();
  process.once('exit', abandon);
  await start();
  return {
    url,
    start,
    startNeighbour: startNeighbour ?? (() => Promise.reject(new Error('a neighbour has no neighbour'))),
    kill: () => end('SIGKILL'),
    dispose: async () => {
      await end('SIGTERM');
      process.off('exit', abandon);
      await throwAway(folder);
    },
  };
}
