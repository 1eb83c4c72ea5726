import { directories, directoryApi, expect, results, test } from './support/partner.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const es = wordsOf('es');
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOI0lgAAAICASMaWeXVAAAAAElFTkSuQmCC';

test.describe('on a page that allows nothing but three lines', () => {
  test('searches, filters, opens a profile in place and comes back, and the policy has nothing to report', async ({
    newVisitor,
  }) => {
    const { page, open, events } = await newVisitor();
    await open('strict');
    await expect(results(page)).toHaveCount(3);
    const profile = page.locator('corredor-profile');
    await profile.locator('summary', { hasText: en('profile:share') }).click();
    await expect(profile.getByRole('img', { name: /QR/ })).toBeVisible();
    await directories(page).getByRole('searchbox').fill('tomebanba');
    await expect(results(page)).toHaveText([/Tomebamba/]);
    await results(page).first().click();
    await expect(directories(page).getByRole('heading', { name: /Tomebamba/ })).toBeFocused();
    await directories(page)
      .getByRole('button', { name: en('directory:back') })
      .click();
    await expect(results(page)).toHaveText([/Tomebamba/]);
    const kinds = (await events()).map(({ type }) => type);
    expect(kinds).toEqual(expect.arrayContaining(['ready', 'search', 'results', 'select']));
    expect(kinds).not.toContain('error');
  });

  test('filters, turns pages, saves a code and lets the page measure contacts, and the policy has nothing to report', async ({
    newVisitor,
  }) => {
    const { page, open, events } = await newVisitor();
    await open('strict');
    await expect(results(page)).toHaveCount(3);
    await directories(page).getByText(en('directory:filters'), { exact: true }).click();
    await directories(page)
      .getByRole('combobox', { name: en('directory:country') })
      .selectOption('EC');
    await directories(page)
      .getByRole('button', { name: en('directory:remove').replace('{name}', 'Ecuador') })
      .click();
    await expect(results(page)).toHaveCount(3);
    const first = await results(page).first().textContent();
    await directories(page).getByText(en('directory:next'), { exact: true }).click();
    await expect(results(page).first()).not.toHaveText(first ?? '');

    const profile = page.locator('corredor-profile');
    await profile.locator('summary', { hasText: en('profile:share') }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      profile.getByRole('button', { name: en('profile:downloadQr') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tomebamba-seguros.svg');
    await page.evaluate(() => addEventListener('corredor-contact', (event) => event.preventDefault()));
    await profile.getByRole('link', { name: en('profile:whatsapp') }).click();
    const details = (await events()).map(({ type, detail }) => [type, detail.channel ?? detail.format ?? detail.page]);
    expect(details).toEqual(
      expect.arrayContaining([
        ['filter-change', undefined],
        ['page-change', 2],
        ['qr-download', 'svg'],
        ['contact', 'whatsapp'],
      ]),
    );
    expect(page.url()).toMatch(/\/strict$/);
  });
});

test.describe('on pages that were never written for it', () => {
  test('looks the same under a hostile style sheet', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    // A browser scales one and the same photograph a shade lighter or darker from time to time; a single colour has no shades.
    await page.route(/\/api\/public\/images\//, (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(onePixel, 'base64') }),
    );
    const screenshots = async (name: string, more = '') => {
      await open(name);
      await expect(results(page)).toHaveCount(4);
      await expect(page.locator('corredor-profile').getByRole('heading', { name: /Tomebamba/ })).toBeVisible();
      // What stands around differs; the widget is drawn alone, at the same place of the same page.
      await page.addStyleTag({
        content:
          'body{margin:0!important} body>*{display:block!important;position:absolute!important;inset:0 0 auto 0!important} corredor-profile{top:2000px!important}' +
          more,
      });
      await page.evaluate(() => document.fonts.ready);
      const taken = [];
      for (const tag of ['corredor-directory', 'corredor-profile']) {
        const widget = page.locator(tag);
        await widget.scrollIntoViewIfNeeded();
        for (const image of await widget.locator('img').all())
          await image.evaluate((element: HTMLImageElement) => element.decode());
        taken.push(await widget.screenshot({ animations: 'disabled' }));
      }
      return taken;
    };
    // The size of text is inherited, as the guide says, but never below what can be read.
    const calm = await screenshots('calm', 'corredor-directory,corredor-profile{font-size:3px}');
    const hostile = await screenshots('hostile');
    expect(
      hostile.map((screenshot, index) => calm[index] && screenshot.equals(calm[index])),
      'the screenshots are the same',
    ).toEqual([true, true]);
  });

  test('is as large as the text around it, where a page makes its root small too', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    await open('calm');
    const name = directories(page).getByRole('listitem').first().getByRole('heading');
    const sizeWith = async (styles: string) => {
      await page.addStyleTag({ content: styles });
      return name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    };
    await expect(name).toBeVisible();
    expect(await sizeWith('html { font-size: 62.5% } body { font-size: 1.6rem }')).toBe(17);
    expect(await sizeWith('body { font-size: 20px }')).toBe(21.25);
    expect(await sizeWith('body { font-size: 6px }')).toBe(14.875);
    expect(await sizeWith('body { --corredor-font-size-base: 12px }')).toBe(12.75);
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
    const { page, open, warnings } = await newVisitor();
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
    expect(warnings.filter((line) => !line.includes('404'))).toEqual([]);
  });

  test('works with its script there three times in two versions, and says so once', async ({ newVisitor }) => {
    const { page, open, warnings } = await newVisitor();
    await open('twice');
    await expect(results(page)).toHaveCount(2);
    await expect(page.locator('corredor-profile').getByRole('heading', { name: /Tomebamba/ })).toBeVisible();
    expect(warnings).toEqual([expect.stringContaining('more than once')]);
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
          const isProfile = turn % 2 === 1;
          const widget = document.createElement(isProfile ? 'corredor-profile' : 'corredor-directory');
          const answer = isProfile
            ? { alias: 'ana', name: 'Ana', phone: '', country: {}, tags: [], branches: [] }
            : page;
          Object.assign(widget, { alias: 'ana', loading: 'eager', fetcher: async () => Response.json(answer) });
          place?.append(widget);
          await Reflect.get(widget, 'whenReady');
          widget.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    // The loader brings the profile too once there is one.
    await page.evaluate(async () => {
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('corredor-profile'), { loading: 'eager' }));
      await customElements.whenDefined('corredor-profile');
      document.querySelector('corredor-profile')?.remove();
    });
    await comeAndGo(6);
    const before = await count();
    await comeAndGo(100);
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
      if (directoryApi.test(request.url())) asked += 1;
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
    // Turbo keeps a copy of the page, and shows that when somebody comes back.
    await page.evaluate(() => {
      const copy = document.body.cloneNode(true);
      document.body.replaceWith(document.createElement('body'));
      document.body.replaceWith(copy);
    });
    await expect(directories(page).getByRole('searchbox')).toHaveValue('faro');
    await expect(results(page)).toHaveText([/Faro/]);
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
