import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { recording } from './scripts/proof/record/index.mjs';

/*
 * Files of one project share their modules: to load the server anew for each file took a third of the time. So a test puts back what it
 * changes outside of its own file (clocks, globals, spies), and nothing is mocked by module.
 */
// How long something awaited may take on a busy machine; no promise about speed.
const waits = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    // Two cores are enough for two: half the time of a test of the API is spent in the database.
    maxWorkers: 2,
    projects: [
      {
        // What is drawn on a server is drawn with its styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'packages',
          isolate: false,
          include: ['packages/**/src/**/*.test.{ts,tsx}'],
          environment: 'node',
          expect: waits,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], environment: 'node' } },
      {
        plugins: recording.plugins,
        test: {
          name: 'api',
          isolate: false,
          include: ['apps/**/src/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['apps/api/src/testing/globalSetup.ts', ...recording.globalSetup],
          ...recording.options,
          expect: waits,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
