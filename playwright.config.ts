import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { temporaryFolder } from './apps/api/src/testing/temporaryFolder.ts';
import { freePort } from './e2e/support/freePort.ts';
import { findBrowser } from './scripts/lib/browser.mjs';

// Workers read this file too; the first reader picks the port for all of them.
process.env.CORREDOR_E2E_PORT ??= String(await freePort());
const port = process.env.CORREDOR_E2E_PORT;
// Tests read the mails that the server writes there.
process.env.CORREDOR_E2E_DATA ??= newDataFolder();
const baseURL = `http://localhost:${port}`;
const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    launchOptions: { executablePath, args },
  },
  webServer: {
    command: `exec "${process.execPath}" scripts/lib/serverForE2e.mjs`,
    url: baseURL,
    env: { PORT: port, DATA_DIR: process.env.CORREDOR_E2E_DATA },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function newDataFolder() {
  const folder = mkdtempSync(join(temporaryFolder(), 'corredor-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}
