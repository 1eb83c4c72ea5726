import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { seed } from './scripts/lib/properties.mjs';
import { recording } from './scripts/proof/record/index.mjs';
import { filesLeftOut, isWanted } from './scripts/proof/wanted.mjs';

/*
 * Files of one project share their modules: to load the server anew for each file took a third of the time. So a test puts back what it
 * changes outside of its own file (clocks, globals, spies), and nothing is mocked by module.
 */
// How long something awaited may take; no promise about speed, so a busy machine is given more.
const patience = Number(process.env.CORREDOR_PATIENCE ?? 1);
const waits = { poll: { timeout: 10_000 * patience } };
const exclude = [...configDefaults.exclude, ...filesLeftOut('unit')];
const setupFiles = ['scripts/lib/propertiesSetup.mjs'];

// Thousands of inputs take their time.
const hasManyInputs = isWanted('properties') || isWanted('hostile');
const timeout = hasManyInputs ? 600_000 : 30_000 * patience;
if (hasManyInputs) console.log(`Random inputs begin with CORREDOR_SEED=${seed}.`);

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
          exclude,
          setupFiles,
          environment: 'node',
          expect: waits,
          testTimeout: timeout,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], exclude, environment: 'node' } },
      {
        plugins: recording.plugins,
        test: {
          name: 'api',
          isolate: false,
          include: ['apps/**/src/**/*.test.{ts,tsx}'],
          exclude,
          ...recording.options,
          setupFiles: [...setupFiles, ...(recording.options.setupFiles ?? [])],
          environment: 'node',
          globalSetup: ['apps/api/src/testing/globalSetup.ts', ...recording.globalSetup],
          expect: waits,
          testTimeout: timeout,
          hookTimeout: 120_000 * patience,
        },
      },
    ],
  },
});
