import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './scripts/lib/browser.mjs';

/** Jest's settings for the stories: our browser, one size, no motion. */
export default async function settings() {
  const base = getJestConfig();
  const browser = await findBrowser();
  process.env.CORREDOR_PINNED_BROWSER = browser.kind === 'pinned' ? '1' : '';
  return {
    ...base,
    testTimeout: 30_000,
    testEnvironment: '<rootDir>/scripts/lib/storyEnvironment.mjs',
    setupFilesAfterEnv: ['<rootDir>/scripts/lib/storySetup.mjs'],
    reporters: ['default', '<rootDir>/scripts/lib/storyReporter.mjs'],
    testEnvironmentOptions: {
      ...base.testEnvironmentOptions,
      'jest-playwright': {
        ...base.testEnvironmentOptions['jest-playwright'],
        launchOptions: { executablePath: browser.executablePath, args: browser.args },
        contextOptions: {
          viewport: { width: 960, height: 640 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'America/Guayaquil',
        },
      },
    },
  };
}
