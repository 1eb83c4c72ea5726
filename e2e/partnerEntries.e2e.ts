import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { movementsIn } from './support/movements.ts';
import { directoryApi, expect, test } from './support/partner.ts';
import { wordsOf } from './support/words.ts';

const directory = (page: Page) => page.locator('#directory');
const results = (page: Page) => directory(page).getByRole('listitem').getByRole('link');

const ways = [
  { way: 'at 400 % zoom', dir: 'ltr', options: { viewport: { width: 320, height: 256 } } },
  {
    way: 'in forced colours and without motion',
    dir: 'ltr',
    options: { forcedColors: 'active', reducedMotion: 'reduce' },
  },
  { way: 'from right to left', dir: 'rtl', options: {} },
] as const;

for (const { entry, name } of [
  { entry: 'elements', name: 'both' },
  { entry: 'React components', name: 'components' },
])
  for (const { way, dir, options } of ways)
    test(`as ${entry} they can be read, reached and used ${way}, in both languages`, async ({ newVisitor }) => {
      for (const language of ['es', 'en'] as const) {
        const words = wordsOf(language);
        const { page, open, warnings } = await newVisitor({ ...options, locale: 'de-DE' });
        await open(`${name}?lang=${language}&dir=${dir}`);
        const field = directory(page).getByRole('searchbox', { name: words('directory:query') });
        await expect(page.locator('#profile').getByRole('heading', { name: /Tomebamba/ })).toBeVisible();
        await expect(results(page)).toHaveCount(4);
        await expect(page.getByText(words('profile:share'), { exact: true }).filter({ visible: true })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(await violationsOn(page, 'main')).toEqual([]);
        if ('reducedMotion' in options) expect(await movementsIn(page, 'main')).toEqual([]);
        if (dir === 'rtl') {
          const submit = directory(page).getByRole('button', { name: words('directory:submit') });
          const [box, button] = await Promise.all([field.boundingBox(), submit.boundingBox()]);
          expect(button?.x ?? 0).toBeLessThan(box?.x ?? 0);
          // The number stands before its noun, as the language of the widget wants it.
          const status = directory(page).getByRole('status');
          expect(await status.evaluate(isInOrder)).toBe(true);
        }

        await field.focus();
        await page.keyboard.type('faro');
        await page.keyboard.press('Enter');
        await expect(results(page)).toHaveText([/Faro/]);
        await expect(directory(page).getByRole('status')).toContainText(
          words('directory:results.one').replace('{count}', '1'),
        );
        const first = results(page).first();
        for (let press = 0; press < 8; press += 1) {
          await page.keyboard.press('Tab');
          if (await first.evaluate((link) => link.matches(':focus'))) break;
        }
        await expect(first).toBeFocused();
        expect(await first.evaluate(outlines), 'the keyboard is seen').toContain('solid');
        expect(warnings).toEqual([]);
      }
    });

/** Whether the first sign of a line stands to the left of its last. */
const isInOrder = (line: Element) => {
  const place = (index: number) => {
    const range = document.createRange();
    const text = line.firstChild;
    if (!text) return Number.NaN;
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().x;
  };
  return place(0) < place((line.textContent?.length ?? 1) - 1);
};

/** The outline of a link, or of what stands around it. */
const outlines = (link: Element) => {
  const around = [link, link.parentElement, link.closest('li')].filter((one) => one instanceof Element);
  return around.flatMap((one) => [null, '::after'].map((pseudo) => getComputedStyle(one, pseudo).outlineStyle));
};

test.describe('as React components', () => {
  test('they are drawn on a server, and read without script', async ({ newVisitor }) => {
    const { page, open } = await newVisitor({ javaScriptEnabled: false });
    await open('components');
    await expect(results(page)).toHaveCount(4);
    await expect(page.locator('#profile').getByRole('heading', { name: /Tomebamba/ })).toBeVisible();
  });

  test('they hydrate without a warning, ask for nothing twice, and keep their promises', async ({ newVisitor }) => {
    const { page, open, warnings } = await newVisitor();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/public/') && asked.push(request.url()));
    await open('components?lang=es');
    await expect(page.locator('output')).toHaveText('awake');
    await expect(results(page)).toHaveCount(4);
    expect(asked.filter((url) => !url.includes('/qr/') && !url.includes('/images/'))).toEqual([]);

    await page.getByRole('button', { name: 'Load by handle' }).click();
    await expect(page.locator('output')).toHaveText(/^ready: 8 of \d+$/);
    await results(page).nth(5).click();
    await expect(directory(page).getByRole('heading', { level: 2 })).toBeFocused();
    await directory(page)
      .getByRole('button', { name: wordsOf('es')('directory:back') })
      .click();
    await expect(results(page)).toHaveCount(8);
    expect(warnings).toEqual([]);
  });

  test('they are mounted twice by StrictMode and fifty times by the page, and leave nothing behind', async ({
    newVisitor,
  }) => {
    const { page, open, warnings } = await newVisitor();
    await open('components');
    await expect(page.locator('output')).toHaveText('awake');
    const facets = { countries: [], states: [], cities: [], tags: [], branches: [] };
    await page.route(directoryApi, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { count: 0, page: 1, page_size: 4, results: [], facets },
      }),
    );
    const session = await page.context().newCDPSession(page);
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return session.send('Memory.getDOMCounters');
    };
    const button = page.getByRole('button', { name: 'Show or hide' });
    const status = directory(page).getByRole('status');
    const comeAndGo = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) {
        await button.click();
        await expect(directory(page)).toBeEmpty();
        await button.click();
        await expect(status).toHaveText(wordsOf('en')('directory:empty'));
      }
    };
    await comeAndGo(5);
    const before = await count();
    await comeAndGo(50);
    await expect.poll(async () => (await count()).nodes - before.nodes).toBeLessThan(50);
    expect((await count()).jsEventListeners - before.jsEventListeners).toBeLessThan(10);
    expect(warnings).toEqual([]);
  });
});

test.describe('as elements', () => {
  test('they go on where they were when the browser has kept the page asleep', async ({ newVisitor }) => {
    const { page, open } = await newVisitor();
    await open('both');
    await directory(page).getByRole('searchbox').fill('faro');
    await expect(results(page)).toHaveText([/Faro/]);
    const session = await page.context().newCDPSession(page);
    const tell = (type: string) =>
      page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    const sleep = async () => {
      await tell('pagehide');
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await tell('pageshow');
    };
    let asked = 0;
    page.on('request', (request) => {
      if (directoryApi.test(request.url())) asked += 1;
    });
    await sleep();
    await expect(directory(page).getByRole('searchbox')).toHaveValue('faro');
    await expect(results(page)).toHaveText([/Faro/]);
    expect(asked).toBe(0);
    // Asleep between the last letter and the question.
    await directory(page).getByRole('searchbox').fill('tomebamba');
    await sleep();
    await expect(results(page)).toHaveText([/Tomebamba/]);
  });

  test('they keep everything, the caret too, where the page moves them without taking them away', async ({
    newVisitor,
  }) => {
    const { page, open } = await newVisitor();
    await page.clock.install();
    await open('both?lang=es');
    const field = directory(page).getByRole('searchbox');
    await field.fill('faro');
    await expect(results(page)).toHaveText([/Faro/]);
    await field.focus();
    let asked = 0;
    page.on('request', (request) => {
      if (directoryApi.test(request.url())) asked += 1;
    });
    const moved = await page.evaluate(() => {
      const aside = Object.assign(document.createElement('aside'), { id: 'directory' });
      const before = document.querySelector('#directory');
      before?.before(aside);
      const element = before?.firstElementChild ?? aside;
      before?.removeAttribute('id');
      Reflect.get(aside, 'moveBefore').call(aside, element, null);
      const input = element.shadowRoot?.activeElement;
      return input instanceof HTMLInputElement && input.value;
    });
    expect(moved).toBe('faro');
    // Longer than a search waits for more letters.
    await page.clock.runFor('00:10');
    expect(asked).toBe(0);
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('far');
    // What is around may be another language.
    await directory(page).evaluate((aside) => aside.setAttribute('lang', 'en'));
    await expect(
      directory(page).getByRole('button', { name: wordsOf('en')('directory:submit'), exact: true }),
    ).toBeVisible();
  });
});
