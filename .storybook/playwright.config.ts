import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { patience } from './tests/openStorybook.ts';

const { executablePath, args } = await findBrowser();
const results = process.env.CORREDOR_STORY_RESULTS;

/** The stories of the built Storybook as tests. scripts/stories.mjs builds it, serves it, and says what is wanted. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['completeness.ts', 'everyStory.ts'],
  outputDir: '../test-results/stories',
  snapshotPathTemplate: '__image_snapshots__/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_SNAPSHOTS === '1' ? 'changed' : 'none',
  fullyParallel: true,
  workers: 2,
  // Each look has its own limit; a red story has two, and a page to be opened between them.
  timeout: 90_000 * patience,
  reporter: [
    ['dot'],
    ['../scripts/lib/review/reporter.mjs'],
    ...(results ? [['json', { outputFile: results }] as const] : []),
  ],
  use: { launchOptions: { executablePath, args } },
});
