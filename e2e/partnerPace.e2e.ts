import type { Browser, Page } from '@playwright/test';
import { directoryApi, expect, results, test } from './support/partner.ts';

/** One entry of the browser's own record, times in microseconds. */
interface Traced {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the page's own thread while something happens, in milliseconds of the thread: others use the machine too. */
async function longestTask(browser: Browser, page: Page, happens: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await happens();
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(String(await browser.stopTracing()));
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && threads.some((one) => one.pid === pid && one.tid === tid),
  );
  return { count: tasks.length, longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)) };
}

/** Work of the same kind, elements that are made and laid out; what it takes on a quiet machine is `quiet`. */
const yardstick = (page: Page) =>
  page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    for (let turn = 0; turn < 20; turn += 1) {
      place.innerHTML = '<p style="padding:1px">A broker <b>of Cuenca</b></p>'.repeat(150);
      place.getBoundingClientRect();
    }
    place.remove();
  });
const quiet = 80;

test('holds the page up for no longer than 50 ms of a quiet machine at a time before somebody touches it', async ({
  browser,
  newVisitor,
}) => {
  const { page, open } = await newVisitor();
  const { count, longest } = await longestTask(browser, page, async () => {
    await open('both');
    await expect(results(page)).toHaveCount(4);
    await expect(page.locator('corredor-profile').getByRole('heading', { name: /Tomebamba/ })).toBeVisible();
  });
  expect(count).toBeGreaterThan(10);
  // The same code takes three times as long where many share a processor, also by the time of its own thread.
  const measured = await longestTask(browser, page, () => yardstick(page));
  const slowness = Math.max(1, measured.longest / quiet);
  expect(longest / slowness, `on a machine that is ${slowness.toFixed(1)} times as slow`).toBeLessThan(50);
});

test('asks for its data without a cookie, and on the connection that brought its script', async ({
  baseURL,
  newVisitor,
}) => {
  const { page, open } = await newVisitor();
  await page
    .context()
    .addCookies([{ name: 'visitor', value: '1', url: baseURL ?? '', sameSite: 'None', secure: true }]);
  const devTools = await page.context().newCDPSession(page);
  const answers: { url: string; connectionReused: boolean }[] = [];
  devTools.on('Network.responseReceived', ({ response }) => answers.push(response));
  await devTools.send('Network.enable');
  const request = page.waitForRequest(directoryApi);
  await open('plain');
  await expect(results(page).first()).toBeVisible();
  expect((await (await request).allHeaders()).cookie).toBeUndefined();
  expect(answers.filter(({ url }) => directoryApi.test(url)).map((one) => one.connectionReused)).toEqual([true]);
});
