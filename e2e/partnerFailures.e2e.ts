import type { Page } from '@playwright/test';
import { directories, directoryApi, expect, results, test } from './support/partner.ts';
import { wordsOf } from './support/words.ts';

const es = wordsOf('es');
const refresh = (page: Page) =>
  directories(page).evaluate(async (element) => void (await Reflect.get(element, 'refresh').call(element)));

test.describe('where the server does not play along', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const answers = [
    { name: 'is down', code: 'network', words: 'network', fulfil: undefined },
    { name: 'is none of ours', code: 'bad-config', words: 'bad-config', fulfil: { status: 404, body: '{}' } },
    {
      name: 'has enough',
      code: 'rate-limited',
      words: 'rate-limited.one',
      fulfil: { status: 429, headers: { 'retry-after': '1' }, body: '{}' },
    },
    { name: 'fails', code: 'server', words: 'server', fulfil: { status: 500, body: '{}' } },
    { name: 'answers nonsense', code: 'server', words: 'server', fulfil: { status: 200, body: '<html>' } },
  ] as const;
  for (const { name, code, words, fulfil } of answers)
    test(`says what happened and lets it be tried again: the server ${name}`, async ({ newVisitor }) => {
      const { page, open, events } = await newVisitor({ locale: 'es-EC' });
      const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
      await page.route(directoryApi, (route) =>
        fulfil
          ? route.fulfill({ ...fulfil, headers: { ...cors, ...('headers' in fulfil ? fulfil.headers : {}) } })
          : route.abort(),
      );
      await open('plain');
      await expect(directories(page)).toContainText(es(`directory:${words}`).replace('{count}', '1'));
      await expect(page.getByRole('link', { name: 'Corredor', exact: true })).toBeVisible();
      expect((await events()).filter(({ type }) => type === 'error')[0]?.detail).toMatchObject({ code });
      await page.unroute(directoryApi);
      const retry = directories(page).getByRole('button', { name: es('directory:retry') });
      // What asking again cannot mend offers no button; whoever mends the page asks by program.
      if (code === 'bad-config') await expect(retry).toHaveCount(0);
      await (code === 'bad-config' ? refresh(page) : retry.click());
      await expect(results(page)).toHaveCount(4);
    });

  for (const [name, given] of [
    ['the error of a partner’s server', { detail: 'Not found.' }],
    ['a text', 'x'],
    ['no list', { results: null }],
    ['a broker without a name', { count: 1, results: [{ alias: 'andina' }] }],
  ] as const)
    test(`ends as a broken answer does where the page hands over ${name}`, async ({ newVisitor }) => {
      const { page, open, events, warnings } = await newVisitor({ locale: 'es-EC' });
      await page.addInitScript((initialData) => {
        addEventListener('DOMContentLoaded', () => {
          const element = document.querySelector('corredor-directory');
          if (element) Object.assign(element, { initialData });
        });
      }, given);
      await open('plain');
      await expect(directories(page)).toContainText(es('directory:server'));
      await expect(page.getByRole('link', { name: 'Corredor', exact: true })).toBeVisible();
      expect((await events()).filter(({ type }) => type === 'error')).toMatchObject([{ detail: { code: 'server' } }]);
      await directories(page)
        .getByRole('button', { name: es('directory:retry') })
        .click();
      await expect(results(page)).toHaveCount(4);
      expect(warnings).toEqual([]);
    });

  test('gives up an answer that takes half a minute, and lets it be tried again', async ({ newVisitor }) => {
    const { page, open, events } = await newVisitor({ locale: 'es-EC' });
    // Time is out when the test says so.
    await page.addInitScript(() => {
      const limits: number[] = [];
      const running: AbortController[] = [];
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        limits.push(milliseconds);
        running.push(controller);
        return controller.signal;
      };
      const end = () => {
        for (const one of running.splice(0)) one.abort(new DOMException('It took too long.', 'TimeoutError'));
      };
      Object.assign(window, { limits, letTimeRunOut: end });
    });
    // Never answered.
    const asking = page.waitForRequest(directoryApi);
    await page.route(directoryApi, () => {});
    await open('plain');
    await asking;
    await expect(page.getByRole('link', { name: 'Corredor', exact: true })).toBeVisible();
    const limits: number[] = await page.evaluate(() => Reflect.get(window, 'limits'));
    expect(limits).toHaveLength(1);
    expect(limits[0]).toBeLessThan(30_000);
    await page.evaluate(() => Reflect.get(window, 'letTimeRunOut')());
    await expect(directories(page)).toContainText(es('directory:network'));
    await expect(page.getByRole('link', { name: 'Corredor', exact: true })).toBeVisible();
    expect((await events()).filter(({ type }) => type === 'error')[0]?.detail).toMatchObject({ code: 'network' });
    await page.unroute(directoryApi);
    await directories(page)
      .getByRole('button', { name: es('directory:retry') })
      .click();
    await expect(results(page)).toHaveCount(4);
  });

  test('keeps the partner’s own words until a slow answer is there, and moves nothing when it comes', async ({
    newVisitor,
  }) => {
    const { page, open } = await newVisitor();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(directoryApi, async (route) => {
      await held;
      await route.continue();
    });
    await open('plain');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('corredor-directory')?.style.setProperty('--corredor-min-height', '900px'),
    );
    await expect(page.getByRole('link', { name: 'Corredor', exact: true })).toBeVisible();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift' });
    });
    go();
    await expect(results(page)).toHaveCount(4);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

  test('leaves the partner’s own words where the script itself cannot be fetched', async ({ newVisitor }) => {
    const { page, open, events } = await newVisitor();
    await page.route(/\/widgets\/\d.*\.js/, (route) => route.abort());
    await open('plain');
    await expect.poll(async () => (await events()).map(({ type }) => type)).toContain('error');
    await expect(page.getByRole('link', { name: 'Corredor', exact: true })).toBeVisible();
  });

  test('says that it is offline, and goes on by itself when it is not', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    await open('plain');
    await expect(results(page)).toHaveCount(4);
    await page.context().setOffline(true);
    await directories(page).getByRole('searchbox').fill('faro');
    await expect(directories(page)).toContainText(es('directory:offline'));
    await page.context().setOffline(false);
    await expect(results(page)).toHaveText([/Faro/]);
  });
});
