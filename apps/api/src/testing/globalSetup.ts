import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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
    return close;
  } catch (error) {
    removeData();
    throw error;
  }
}

/** Only what a stopped server left can be copied. */
async function makeTemplate(start: () => ReturnType<typeof startEmbedded>): Promise<void> {
  const server = await start();
  await migrateUp(server.owner, { log }).finally(server.stop);
}
