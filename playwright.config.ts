import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { temporaryFolder } from './apps/api/src/testing/temporaryFolder.ts';
import { demoFolder } from './e2e/support/dataFolders.ts';
import { freePort } from './e2e/support/freePort.ts';
import { findBrowser } from './scripts/lib/browser.mjs';

// Workers read this file too; the first reader picks the port for all of them.
process.env.CORREDOR_E2E_PORT ??= String(await freePort());
const port = process.env.CORREDOR_E2E_PORT;
// Tests read the mails that the server writes there.
process.env.CORREDOR_E2E_DATA ??= demoFolder(join(temporaryFolder(), 'corredor-e2e-'));
const baseURL = `http://localhost:${port}`;
const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: process.env.CORREDOR_E2E_OUTPUT ?? 'test-results/end-to-end',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Pictures and copies of the page at every step cost a third of the time; `--trace on` takes them for a test run again.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // Nobody watches: no movement to wait for, and no graphics card to imitate.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: withoutGraphics(args) },
  },
  webServer: {
    command: `exec "${process.execPath}" scripts/lib/serverForE2e.mjs`,
    url: baseURL,
    env: { PORT: port, DATA_DIR: process.env.CORREDOR_E2E_DATA },
    reuseExistingServer: false,
    // Where the machine is busy, the database and the demo data alone take a minute.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function withoutGraphics(flags: readonly string[]) {
  return [...flags.filter((flag) => !/angle|swiftshader|^--ignore-gpu/.test(flag)), '--disable-gpu'];
}
