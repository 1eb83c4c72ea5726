import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Installation } from './elsewhere.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const program = fileURLToPath(new URL('./wholeProcess.ts', import.meta.url));
/** The key that the passwords of the old version's dump were made with. */
const secretKey = 'a secret key of more than thirty-two characters';

/** Starts the product in a process of its own, on a database elsewhere; throws what it said where it ends. */
export async function startServerProcess(
  { url, migrationUrl, owner, app }: Pick<Installation, 'url' | 'migrationUrl' | 'owner' | 'app'>,
  env: Record<string, string>,
) {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'corredor-process-'));
  const settings = { DATA_DIR: dataDir, SECRET_KEY: secretKey, DATABASE_URL: url };
  const migration = owner === app ? {} : { DATABASE_MIGRATION_URL: migrationUrl };
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...settings, ...migration, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exited = new Promise<undefined>((resolve) => child.once('exit', () => resolve(undefined)));
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      const address = /ready at (\S+)/.exec(String(text))?.[1];
      if (address) resolve(address);
    });
  });
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const address = await Promise.race([ready, exited]);
  if (address === undefined) {
    await stop();
    throw new Error(`the server ended before it was ready:\n${said}`);
  }
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${address}/api/${path}`, init);
    return { status: answer.status, body: Object(await answer.json()) };
  };
  return {
    /** What it complained of. */
    said: () => said,
    logIn: (email: string, password: string) => {
      const headers = { 'content-type': 'application/json' };
      return ask('auth/login/', { method: 'POST', headers, body: JSON.stringify({ email, password }) });
    },
    get: (path: string, token: string) => ask(path, { headers: { authorization: `Bearer ${token}` } }),
    /** Sends what somebody does to a record; rejects where the server is gone before it answers. */
    post: (path: string, token: string, { version, runId, body }: { version?: number; runId?: number; body: object }) =>
      ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...(version && { 'if-match': `"v${version}"` }),
          ...(runId && { 'run-id': String(runId) }),
        },
        body: JSON.stringify(body),
      }),
    stop,
    /** Ends it at once, whatever it is doing. */
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
