import { setupPage } from '@storybook/test-runner';
import BrowserEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright-core';

/** One browser context for each worker: Storybook's code is fetched, and the network's mock installed, once and not once a file. */
let shared;

// Jest ends a worker by no longer listening to it, and waits half a second for it to have nothing open.
process.on('removeListener', async (event) => {
  if (event === 'message') await (await shared)?.browser()?.close();
});

// The runner starts a browser for all workers, but none when stories are chosen by name.
async function open(wsEndpoint, { launchOptions, contextOptions }) {
  const browser = await (wsEndpoint ? chromium.connect({ wsEndpoint }) : chromium.launch(launchOptions));
  return browser.newContext(contextOptions);
}

/** A page of its own for each file of stories, in the worker's context, which is left as clean as it was found. */
export default class StoryEnvironment extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context);
    this.settings = config.projectConfig.testEnvironmentOptions['jest-playwright'];
    this.wsEndpoint = config.projectConfig.wsEndpoint;
    this._config = {
      ...config.projectConfig,
      testEnvironmentOptions: { 'jest-playwright': { ...this.settings, skipInitialization: true } },
    };
  }

  async setup() {
    await super.setup();
    shared ??= open(this.wsEndpoint, this.settings);
    this.global.context = await shared;
    this.global.page = await this.global.context.newPage();
    await setupPage(this.global.page, this.global.context);
  }

  /** Nothing: the runner's own would replace the page. */
  async handleTestEvent() {}

  async teardown() {
    const { context, page } = this.global;
    await page?.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page?.close();
    await context?.clearCookies();
    await super.teardown();
  }
}
