import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './scripts/lib/browser.mjs';

/** How `npm run stories -- --live` runs Storybook's own test runner: our browser, one size, no motion. */
export default async function settings() {
  const base = getJestConfig();
  const { executablePath, args } = await findBrowser();
  return {
    ...base,
    testTimeout: 30_000,
    testEnvironmentOptions: {
      ...base.testEnvironmentOptions,
      'jest-playwright': {
        ...base.testEnvironmentOptions['jest-playwright'],
        launchOptions: { executablePath, args },
        contextOptions: {
          viewport: { width: 960, height: 640 },
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'America/Guayaquil',
        },
      },
    },
  };
}
