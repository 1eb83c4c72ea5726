import { test as base, type Page } from '@playwright/test';
import { openStorybook, settle } from './openStorybook.ts';

export type StoryPage = {
  page: Page;
  /** The errors on its console. */
  said: string[];
  /** Waits until the story looks as it will. */
  settle: () => Promise<void>;
};

/**
 * `story` is the page in which a worker shows one story after the other: to open Storybook anew takes longer than most stories.
 * Nothing that a story keeps in the browser reaches the next one.
 */
export const test = base.extend<{ story: StoryPage }, { storybook: Awaited<ReturnType<typeof openStorybook>> }>({
  storybook: [
    async ({ browser }, use) => {
      const storybook = await openStorybook(browser, process.env.CORREDOR_STORYBOOK ?? '');
      await use(storybook);
      await storybook.page.context().close();
    },
    { scope: 'worker' },
  ],
  story: async ({ storybook: { page, asked, said } }, use) => {
    await page.evaluate(forget);
    await page.context().clearCookies();
    asked.clear();
    said.length = 0;
    await use({ page, said, settle: () => settle(page, asked) });
  },
});

/** In the page. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // Whether focus is shown depends on what was used last: for each story that is the keyboard, as in a page just opened.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
}
