import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { expect, test } from './support/partner.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const es = wordsOf('es');
const directories = (page: Page) => page.locator('corredor-directory');
const results = (page: Page) => directories(page).getByRole('listitem').getByRole('link');
const api = /\/api\/public\/directory\//;

test.describe('on a page that allows nothing but three lines', () => {
  test('searches, filters, opens a profile in place and comes back, and the policy has nothing to report', async ({
    newVisitor,
  }) => {
    const { page, open, heard } = await newVisitor();
    await open('strict');
    await expect(results(page)).toHaveCount(3);
    await expect(page.locator('corredor-profile').getByRole('img', { name: /QR/ })).toBeVisible();
    await directories(page).getByRole('searchbox').fill('tomebanba');
    await expect(results(page)).toHaveText([/Tomebamba/]);
    await results(page).first().click();
    await expect(directories(page).getByRole('heading', { name: /Tomebamba/ })).toBeFocused();
    await directories(page)
      .getByRole('button', { name: en('directory:back') })
      .click();
    await expect(results(page)).toHaveText([/Tomebamba/]);
    const kinds = (await heard()).map(({ type }) => type);
    expect(kinds).toEqual(expect.arrayContaining(['ready', 'search', 'results', 'select']));
    expect(kinds).not.toContain('error');
  });
});

test.describe('on pages that were never written for it', () => {
  test('looks the same under a hostile style sheet', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    const picture = async (name: string) => {
      await open(name);
      await expect(results(page)).toHaveCount(4);
      // What stands around differs; the widget is drawn alone, at the same place of the same page.
      await page.addStyleTag({
        content:
          'body{margin:0!important} corredor-directory{display:block!important;position:absolute!important;inset:0 0 auto 0!important}',
      });
      await page.evaluate(() => document.fonts.ready);
      return directories(page).screenshot({ animations: 'disabled' });
    };
    const calm = await picture('calm');
    const hostile = await picture('hostile');
    expect(hostile.equals(calm), 'the two pictures are the same').toBe(true);
  });

  test('works in the quirks of an old page', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    await open('old');
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    await expect(results(page)).toHaveCount(2);
    await directories(page)
      .getByRole('button', { name: es('directory:more') })
      .click();
    await expect(results(page)).toHaveCount(4);
  });

  test('works eight times at once, each for itself', async ({ newVisitor }) => {
    const { page, open, said } = await newVisitor();
    await open('eight');
    const all = directories(page);
    for (const [index, count] of [1, 2, 3, 4, 1].entries())
      await expect(all.nth(index).getByRole('listitem').getByRole('link')).toHaveCount(count);
    const profiles = page.locator('corredor-profile');
    await expect(profiles.getByRole('heading', { name: /Tomebamba/ })).toHaveCount(2);
    await expect(profiles.nth(2)).toContainText(en('profile:notFound'));
    await all.nth(1).getByRole('searchbox').fill('faro');
    await expect(all.nth(1).getByRole('listitem').getByRole('link')).toHaveText([/Faro/]);
    await expect(page).toHaveURL(/[?&]left-query=faro/);
    await expect(all.nth(2).getByRole('searchbox')).toHaveValue('');
    expect(
      new Set(await all.evaluateAll((found) => found.map((one) => one.shadowRoot?.adoptedStyleSheets[0]))).size,
    ).toBe(1);
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  });

  test('works with its script there three times in two versions, and says so once', async ({ newVisitor }) => {
    const { page, open, said } = await newVisitor();
    await open('twice');
    await expect(results(page)).toHaveCount(2);
    await expect(page.locator('corredor-profile').getByRole('heading', { name: /Tomebamba/ })).toBeVisible();
    expect(said).toEqual([expect.stringContaining('more than once')]);
  });
});

test.describe('on a page that changes under it', () => {
  test('comes and goes fifty times and leaves nothing behind', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    await open('plain');
    await expect(results(page)).toHaveCount(4);
    const session = await page.context().newCDPSession(page);
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return { nodes, jsEventListeners };
    };
    const comeAndGo = (times: number) =>
      page.evaluate(async (wanted) => {
        const place = document.querySelector('main');
        const page = {
          results: [],
          count: 0,
          page: 1,
          page_size: 4,
          facets: { countries: [], states: [], cities: [], tags: [], branches: [] },
        };
        for (let turn = 0; turn < wanted; turn += 1) {
          const widget = document.createElement('corredor-directory');
          Object.assign(widget, { loading: 'eager', fetcher: async () => Response.json(page) });
          place?.append(widget);
          await Reflect.get(widget, 'whenReady');
          widget.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    await comeAndGo(5);
    const before = await count();
    await comeAndGo(50);
    // The last one may still be held by a frame to come; what leaks stays.
    await expect.poll(async () => (await count()).nodes - before.nodes).toBeLessThan(50);
    const after = await count();
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  });

  test('keeps what was typed and found when it is moved, swapped with the body, or left and come back to', async ({
    newVisitor,
  }) => {
    const { page, open } = await newVisitor();
    await open('plain');
    await directories(page).getByRole('searchbox').fill('faro');
    await expect(results(page)).toHaveText([/Faro/]);
    let asked = 0;
    page.on('request', (request) => {
      if (api.test(request.url())) asked += 1;
    });
    await page.evaluate(() => document.body.prepend(document.querySelector('corredor-directory') ?? ''));
    await page.evaluate(() => {
      const next = document.createElement('body');
      next.append(...document.body.childNodes);
      document.body = next;
    });
    await expect(directories(page).getByRole('searchbox')).toHaveValue('faro');
    await expect(results(page)).toHaveText([/Faro/]);
    expect(asked).toBe(0);
    await page.goto('about:blank');
    await page.goBack();
    await expect(results(page).first()).toBeVisible();
  });

  for (const framework of ['react', 'vue'])
    test(`is driven by ${framework} like any element`, async ({ newVisitor }) => {
      const { page, open } = await newVisitor();
      await open(framework);
      await expect(results(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Only Cuenca' }).click();
      await expect(results(page).filter({ hasText: 'Tomebamba' })).toBeVisible();
      await expect(results(page).filter({ hasText: 'Faro' })).toHaveCount(0);
      await results(page).filter({ hasText: 'Tomebamba' }).click();
      await expect(page.locator('output')).toHaveText('tomebamba-seguros');
      await page.getByRole('button', { name: 'Show or hide' }).click();
      await expect(directories(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Show or hide' }).click();
      await expect(results(page).filter({ hasText: 'Tomebamba' })).toBeVisible();
    });
});

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
      const { page, open, heard } = await newVisitor({ locale: 'es-EC' });
      const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
      await page.route(api, (route) =>
        fulfil
          ? route.fulfill({ ...fulfil, headers: { ...cors, ...('headers' in fulfil ? fulfil.headers : {}) } })
          : route.abort(),
      );
      await open('plain');
      await expect(directories(page)).toContainText(es(`directory:${words}`).replace('{count}', '1'));
      await expect(page.getByRole('link', { name: 'Corredor', exact: true })).toBeVisible();
      expect((await heard()).filter(({ type }) => type === 'error')[0]?.detail).toMatchObject({ code });
      await page.unroute(api);
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
    await page.route(api, async (route) => {
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
    const { page, open, heard } = await newVisitor();
    await page.route(/\/widgets\/\d.*\.js/, (route) => route.abort());
    await open('plain');
    await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('error');
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

test.describe('for everybody', () => {
  for (const [name, words, options] of [
    ['at 400 % zoom, in Spanish', es, { viewport: { width: 320, height: 256 } }],
    ['in forced colours and without motion', es, { forcedColors: 'active', reducedMotion: 'reduce' }],
  ] as const)
    test(`can be read, reached and used ${name}`, async ({ newVisitor }) => {
      const { page, open } = await newVisitor({ ...options, locale: 'es-EC' });
      await open('plain');
      await directories(page).scrollIntoViewIfNeeded();
      await expect(results(page)).toHaveCount(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violationsOn(page, 'corredor-directory')).toEqual([]);
      await directories(page).getByRole('searchbox').focus();
      await page.keyboard.type('faro');
      await page.keyboard.press('Enter');
      await expect(results(page)).toHaveText([/Faro/]);
      await expect(directories(page).getByRole('status')).toContainText(
        words('directory:results.one').replace('{count}', '1'),
      );
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab');
        if (
          await results(page)
            .first()
            .evaluate((link) => link.matches(':focus'))
        )
          break;
      }
      await expect(results(page).first()).toBeFocused();
    });

  test('reads from right to left where the page does, in English with no fault', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    await open('plain');
    await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl', lang: 'en' }));
    await expect(results(page)).toHaveCount(4);
    await expect(directories(page).getByRole('searchbox', { name: en('directory:query') })).toBeVisible();
    const [box, button] = await Promise.all([
      directories(page).getByRole('searchbox').boundingBox(),
      directories(page)
        .getByRole('button', { name: en('directory:submit') })
        .boundingBox(),
    ]);
    expect(button?.x ?? 0).toBeLessThan(box?.x ?? 0);
    expect(await violationsOn(page, 'corredor-directory')).toEqual([]);
  });
});
