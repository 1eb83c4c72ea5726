import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateUp, startEmbedded } from '../database/index.ts';
import { keptCluster } from './keptCluster.ts';
import { shiftClock } from './shiftClock.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const template = 'corredor_template';
const log = { info: () => {}, warn: console.warn, error: console.error };

/** Starts one PostgreSQL for the whole run, with the migrated template that every test file copies, and removes both after. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'corredor-test-'));
  chmodSync(dataDir, 0o711);
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const start = () => startEmbedded({ dataDir, log, database: template, durable: false });
  const files = join(dataDir, 'postgres');
  try {
    const kept = keptCluster();
    if (!kept.copyTo(files)) {
      await makeTemplate(start);
      kept.keep(files);
    }
    const server = await start();
    const close = () => server.stop().finally(removeData);
    await shiftClock(server.owner, Number(process.env.CORREDOR_CLOCK_SHIFT ?? 0)).catch(async (error) => {
      await close();
      throw error;
    });
    const { app, owner, admin } = server;
    provide('testServer', { app, owner, admin, template, folder: dataDir });
    endWithTheRun(() => {
      process.kill(Number.parseInt(readFileSync(join(files, 'postmaster.pid'), 'utf8'), 10), 'SIGQUIT');
      // A database that dies still writes.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      removeData();
    });
    return close;
  } catch (error) {
    removeData();
    throw error;
  }
}

/** Who ends the run ends its database too, which would else go on without anybody; its data are thrown away. */
function endWithTheRun(throwAway: () => void): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => {
      try {
        throwAway();
      } finally {
        process.exit(1);
      }
    });
}

/** Only what a stopped server left can be copied. */
async function makeTemplate(start: () => ReturnType<typeof startEmbedded>): Promise<void> {
  const server = await start();
  await migrateUp(server.owner, { log }).finally(server.stop);
}
