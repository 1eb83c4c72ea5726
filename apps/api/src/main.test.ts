import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { patience } from './testing/patience.ts';

const patient = { timeout: patience(60_000) };
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(inject('testServer').app.host ?? '', '..', '..', 'corredor-main-'));
  chmodSync(dataDir, 0o711);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('a server that is told to stop while it still starts stops its database too', patient, async () => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' };
  const server = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], { env });
  const ended = once(server, 'exit');
  const pid = await vi.waitFor(() => {
    const written = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    // The file stands a moment before its first line does.
    if (!(written > 0)) throw new Error('The server has not said yet which process it is.');
    return written;
  }, patient);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // An ended process stands in the system's list until that has taken note.
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), patient);
});
