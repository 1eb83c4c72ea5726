import type { Browser, Page, Request } from '@playwright/test';

/** The size of the page where a story says nothing else. */
export const usualSize = { width: 960, height: 640 };

/** How many times longer than on a quiet machine everything waits, as the runner has measured. */
export const patience = Math.max(1, Number(process.env.CORREDOR_PATIENCE ?? 1));

/** Opens the built Storybook in a page of its own, with nothing shown yet. */
export async function openStorybook(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
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
  await context.addInitScript((times) => {
    globalThis.storyPatience = times;
  }, patience);
  const page = await context.newPage();
  const asked = new Map<Request, number>();
  page.on('request', (request) => asked.set(request, Date.now()));
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

/** Asked for when, by the clock. */
export type Asked = ReadonlyMap<Request, number>;

/** Waits until what the story asked for has come; what never comes is not waited for. */
export async function settle(page: Page, asked: Asked, longest = 2000 * patience) {
  await page.mouse.move(0, 0);
  const end = Date.now() + longest;
  let isLoading = await page.evaluate(draw);
  // What stands for something that is loaded gives way a few frames after the file has come.
  for (let looks = 0; Date.now() < end && (isWaitedFor(asked) || (isLoading && looks < 3)); looks += 1)
    isLoading = await page.evaluate(draw);
}

/** Whether something may still come. An answer that the story's own server has not given at once is one that it keeps back. */
function isWaitedFor(asked: Asked) {
  const mayTake = (request: Request) => (request.url().includes('/api/') ? 500 * patience : Number.POSITIVE_INFINITY);
  return [...asked].some(([request, since]) => Date.now() - since < mayTake(request));
}

/** In the page: draws, and answers whether something is still loaded. */
async function draw() {
  // What a story's own clicks leave behind must not depend on where the real pointer was before.
  document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await document.fonts.ready;
  for (let frame = 0; frame < 6 && document.querySelector('[data-pending]'); frame += 1)
    await new Promise(requestAnimationFrame);
  await new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));
  return Boolean(document.querySelector('[data-pending]'));
}
