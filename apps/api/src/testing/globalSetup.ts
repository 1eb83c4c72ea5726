import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateUp, startEmbedded } from '../database/index.ts';
import { shiftClock } from './shiftClock.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const template = 'corredor_template';
const log = { info: () => {}, warn: console.warn, error: console.error };

/** Starts one PostgreSQL for the whole run, migrates the template that every test file copies, and removes both after. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'corredor-test-'));
  chmodSync(dataDir, 0o711);
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const server = await startEmbedded({ dataDir, log, database: template, durable: false }).catch((error) => {
    removeData();
    throw error;
  });
  const close = () => server.stop().finally(removeData);
  const prepare = async () => {
    await migrateUp(server.owner, { log });
    await shiftClock(server.owner, Number(process.env.CORREDOR_CLOCK_SHIFT ?? 0));
  };
  await prepare().catch(async (error) => {
    await close();
    throw error;
  });
  provide('testServer', { app: server.app, owner: server.owner, admin: server.admin, template });
  return close;
}
