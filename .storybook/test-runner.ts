import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { usualSize } from './tests/openStorybook.ts';

const config: TestRunnerConfig = {
  /** Gives a story the size that it asks for. */
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await page.setViewportSize({ ...usualSize, ...parameters.screen });
  },
};

export default config;
