import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { freePort } from './freePort.ts';

/** A server that a test may kill and start again on the same data. */
export interface OwnServer {
  url: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends it in good order and throws its data away. */
  dispose: () => Promise<void>;
}

/** Starts the real server with demo data on a port and a data folder of its own. */
export async function startOwnServer(): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(`${process.env.CORREDOR_E2E_DATA}-own-`);
  chmodSync(folder, 0o711);
  let child: ChildProcess | undefined;

  const start = async () => {
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn' };
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
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    dispose: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
