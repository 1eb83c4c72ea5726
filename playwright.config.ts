import { defineConfig, devices } from '@playwright/test';
import { folderName } from './e2e/support/dataFolders.ts';
import { freePort } from './e2e/support/freePort.ts';
import { lane } from './e2e/support/lane.ts';
import { patience } from './e2e/support/patience.ts';
import { findBrowser } from './scripts/lib/browser.mjs';
import { filesLeftOut } from './scripts/proof/wanted.mjs';

/** Files go one by one to the lane that is free. */
const lanes = Number(process.env.CORREDOR_E2E_LANES ?? 1);
const each = <Value>(make: () => Value) => Promise.all(Array.from({ length: lanes }, make));
// Workers read this file too; the first reader decides for all of them.
process.env.CORREDOR_E2E_PORTS ??= (await each(freePort)).join(',');
process.env.CORREDOR_E2E_DATA ??= (await each(() => folderName('e2e'))).join(',');
const folders = process.env.CORREDOR_E2E_DATA.split(',');
const { executablePath, args } = await findBrowser();
const minute = 60_000;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  testIgnore: filesLeftOut('e2e').map((file) => `**/${file}`),
  outputDir: 'test-results/end-to-end',
  workers: lanes,
  // Far more than any test takes on a quiet machine: what is late is said by the wait for it, not by the end of the test.
  timeout: 10 * minute * patience(),
  expect: { timeout: 10_000 * patience() },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['./e2e/support/longestFirst.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: lane.url,
    // Pictures and copies of the page at every step cost a third of the time; `--trace on` takes them for a test run again.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000 * patience(),
    // Nobody watches: no movement to wait for, and no graphics card to imitate.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: withoutGraphics(args) },
  },
  webServer: process.env.CORREDOR_E2E_PORTS.split(',').map((port, index) => ({
    command: `exec "${process.execPath}" scripts/lib/serverForE2e.mjs`,
    url: `http://localhost:${port}`,
    env: { PORT: port, DATA_DIR: folders[index] ?? '' },
    reuseExistingServer: false,
    // Where the machine is busy, the database and the demo data alone take a minute.
    timeout: 5 * minute * patience(),
    // Longer than the server gives itself.
    gracefulShutdown: { signal: 'SIGTERM', timeout: minute },
  })),
});

function withoutGraphics(flags: readonly string[]) {
  return [...flags.filter((flag) => !/angle|swiftshader|^--ignore-gpu/.test(flag)), '--disable-gpu'];
}
