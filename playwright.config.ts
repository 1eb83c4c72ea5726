import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { temporaryFolder } from './apps/api/src/testing/temporaryFolder.ts';
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
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'retain-on-failure',
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
