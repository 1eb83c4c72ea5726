import { type Browser, test as base, type Page, type Request } from '@playwright/test';

/** The size of the page where a story says nothing else. */
export const usualSize = { width: 960, height: 640 };
const patience = 2000;

export type StoryPage = {
  page: Page;
  /** The errors on its console. */
  said: string[];
  /** Waits until what the story asked for has come; what never comes is not waited for. */
  settle: () => Promise<void>;
};

/**
 * `story` is the page in which a worker shows one story after the other: to open Storybook anew takes longer than most stories.
 * Nothing that a story keeps in the browser reaches the next one.
 */
export const test = base.extend<{ story: StoryPage }, { storybook: Awaited<ReturnType<typeof openStorybook>> }>({
  storybook: [
    async ({ browser }, use) => {
      const storybook = await openStorybook(browser);
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

async function openStorybook(browser: Browser) {
  const context = await browser.newContext({
    baseURL: process.env.CORREDOR_STORYBOOK,
    viewport: usualSize,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Guayaquil',
  });
  // By this name Storybook knows that nobody waits for a movement's end.
  await context.addInitScript(() => {
    const name = `${navigator.userAgent} StorybookTestRunner`;
    Object.defineProperty(navigator, 'userAgent', { get: () => name });
  });
  const page = await context.newPage();
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await page.goto('/iframe.html');
  await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  return { page, asked, said };
}

/** In the page. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // Whether focus is shown depends on what was used last: for each story that is the keyboard, as in a page just opened.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
}

async function settle(page: Page, asked: ReadonlySet<Request>) {
  await page.mouse.move(0, 0);
  const end = Date.now() + patience;
  do await page.evaluate(drawn);
  while (asked.size > 0 && Date.now() < end);
}

/** In the page. */
async function drawn() {
  // What a story's own clicks leave behind must not depend on where the real pointer was before.
  document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await document.fonts.ready;
  // What is loaded when it is asked for.
  for (let frame = 0; frame < 120 && document.querySelector('[data-pending]'); frame += 1)
    await new Promise(requestAnimationFrame);
  await new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));
}
