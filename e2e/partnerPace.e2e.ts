import { directoryApi, expect, results, test } from './support/partner.ts';

/** One entry of the browser's own record, times in microseconds. */
interface Traced {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

test('holds the page up for no longer than 50 ms at a time before somebody touches it', async ({
  browser,
  newVisitor,
}) => {
  const { page, open } = await newVisitor();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await open('both');
  await expect(results(page)).toHaveCount(4);
  await expect(page.locator('corredor-profile').getByRole('heading', { name: /Tomebamba/ })).toBeVisible();
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(String(await browser.stopTracing()));
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && threads.some((one) => one.pid === pid && one.tid === tid),
  );
  expect(tasks.length).toBeGreaterThan(10);
  // Time of the thread, not of the clock: others use the machine too.
  expect(Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))).toBeLessThan(50);
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
