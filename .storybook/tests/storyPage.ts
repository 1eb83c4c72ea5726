import { type Browser, test as base, type Page } from '@playwright/test';
import { openStorybook, settle } from './openStorybook.ts';
import type { Worn } from './showStory.ts';

export type StoryPage = {
  page: Page;
  /** The errors on its console. */
  said: string[];
  /** How the story that stands there is drawn. */
  worn: Worn;
  /** Waits until the story looks as it will. */
  settle: () => Promise<void>;
  /** Takes away all that the story before may have kept. */
  forget: () => Promise<void>;
};

export type Storybook = {
  /** The page in which a worker shows one story after the other: to open Storybook anew takes longer than most stories. */
  story: StoryPage;
  /** Puts a page in its place in which nothing was shown yet. */
  renew: () => Promise<void>;
};

export const test = base.extend<{ storybook: Storybook }, { opened: Storybook }>({
  opened: [
    async ({ browser }, use) => {
      const opened: Storybook = {
        story: await openPage(browser),
        renew: async () => {
          // What hangs or has crashed is closed all the same.
          await opened.story.page.context().close();
          opened.story = await openPage(browser);
        },
      };
      await use(opened);
      await opened.story.page.context().close();
    },
    { scope: 'worker' },
  ],
  storybook: async ({ opened }, use) => {
    await opened.story.forget();
    await use(opened);
  },
});

async function openPage(browser: Browser): Promise<StoryPage> {
  const { page, asked, said } = await openStorybook(browser, process.env.CORREDOR_STORYBOOK ?? '');
  return {
    page,
    said,
    worn: {},
    settle: () => settle(page, asked),
    forget: async () => {
      await page.evaluate(forget);
      await page.context().clearCookies();
      asked.clear();
      said.length = 0;
    },
  };
}

/** In the page. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // Whether focus is shown depends on what was used last: for each story that is the keyboard, as in a page just opened.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
}
