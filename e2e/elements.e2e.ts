import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { host, loader, openPartnerPage, version } from './support/partnerPage.ts';
import { recordEvents } from './support/recordEvents.ts';
import { expect, test } from './support/test.ts';

test.use({ language: 'en' });

/** What the tests use of an element; e2e tests know the product only by what it shows. */
interface Element extends HTMLElement {
  state: { status: string; query: string; total: number; items: readonly { alias: string }[] };
  whenReady: Promise<void>;
  loadMore: () => Promise<unknown>;
  search: (query: string) => Promise<unknown>;
  reset: () => Promise<unknown>;
  [property: string]: unknown;
}

const directory = (page: Page) => page.locator('corredor-directory');
const inPage = <Result>(page: Page, run: (element: Element) => Result | Promise<Result>): Promise<Result> =>
  directory(page).evaluate<Result, unknown, Element>(run);

test('attributes, properties, methods and events of an element work as they are told', async ({ me }) => {
  const { page } = me;
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const recorded = await recordEvents(page, [
    'corredor-ready',
    'corredor-results',
    'corredor-search',
    'corredor-select',
    'corredor-page-change',
  ]);
  await openPartnerPage(page, '<corredor-directory layout="masonry" density="compact"></corredor-directory>');
  await inPage(page, (element) => Object.assign(element, { pageSize: 3, sort: 'name' }));
  await page.evaluate((address) => import(address), `${host}/widgets/${version}/directory.js`);
  await inPage(page, async (element) => {
    await customElements.whenDefined('corredor-directory');
    await element.whenReady;
  });

  const read = await inPage(page, (element) => ({
    attributes: [element.getAttribute('page-size'), element.getAttribute('sort')],
    properties: [element.pageSize, element.layout, element.density, element.headingLevel, element.pagination],
    states: [element.matches(':state(ready)'), element.matches(':state(compact)'), element.matches(':state(loading)')],
    items: element.state.items.length,
    isStatic: typeof Reflect.get(element.constructor, 'version') === 'string',
    styles: [
      element.shadowRoot?.adoptedStyleSheets.length,
      document.adoptedStyleSheets.length,
      document.styleSheets.length,
    ],
  }));
  expect(read).toEqual({
    attributes: ['3', 'name'],
    properties: [3, 'auto', 'compact', 2, 'more'],
    states: [true, true, false],
    items: 3,
    isStatic: true,
    styles: [1, 0, 0],
  });
  expect(warnings).toEqual(['<corredor-directory> does not know layout="masonry".']);

  const told = await inPage(page, async (element) => {
    await element.loadMore();
    const { items, status } = element.state;
    await element.search('zzzzqqqq');
    return [items.length, status, element.state.status, element.state.query, element.query];
  });
  expect(told).toEqual([6, 'ready', 'empty', 'zzzzqqqq', 'zzzzqqqq']);
  await inPage(page, async (element) => void (await element.reset()));
  await inPage(page, (element) => element.focus());
  await page.keyboard.type('zzzzqqqq');
  await expect(directory(page)).toHaveAttribute('query', 'zzzzqqqq');
  await expect(directory(page).getByRole('status')).toHaveText('No broker matches the search');
  await inPage(page, async (element) => {
    await element.reset();
  });
  expect(await inPage(page, (element) => element.query)).toBe('');

  await directory(page).getByRole('listitem').getByRole('link').first().click();
  const events = await recorded();
  expect(events.every(({ isBubbling }) => isBubbling)).toBe(true);
  expect(events[0]).toMatchObject({ name: 'corredor-search', detail: { query: '', source: 'initial' } });
  expect(events.find(({ name }) => name === 'corredor-ready')?.detail).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(events.find(({ name }) => name === 'corredor-results')?.detail).toMatchObject({
    page: 1,
    total: expect.any(Number),
  });
  expect(events.at(-1)).toMatchObject({
    name: 'corredor-select',
    detail: { alias: expect.any(String), href: expect.stringContaining(host) },
  });
  expect(page.url()).toContain('/brokers');
});

test('an element keeps its state where it is moved, and leaves nothing where it goes', async ({ me, newPerson }) => {
  const { page } = me;
  await page.clock.install();
  await openPartnerPage(
    page,
    `<div id="a"><corredor-directory loading="eager"></corredor-directory></div><div id="b"></div>${loader}`,
  );
  await directory(page).getByRole('searchbox').fill('se');
  await expect(directory(page)).toHaveAttribute('query', 'se');
  await inPage(page, (element) => {
    Object.assign(window, { input: element.shadowRoot?.querySelector('input') });
    document.querySelector('#b')?.append(element);
  });
  // What leaves the page for good is taken apart a moment later.
  await page.clock.runFor('00:10');
  const kept = await inPage(page, (element) => {
    const input: HTMLInputElement = Reflect.get(window, 'input');
    return input.isConnected && input.value === 'se' && element.state.query === 'se';
  });
  expect(kept).toBe(true);
  await expect.poll(() => inPage(page, ({ state }) => [state.status, state.query])).toEqual(['ready', 'se']);

  // A clock that is wound by hand holds what once waited for it, so what is left behind is weighed in a page without one.
  const { page: plain } = await newPerson();
  await openPartnerPage(plain, `<corredor-directory loading="eager"></corredor-directory>${loader}`);
  // At first it is a tag that nobody has defined.
  await expect.poll(() => inPage(plain, (element) => Reflect.get(element, 'state')?.status)).toBe('ready');
  const metrics = await plain.context().newCDPSession(plain);
  await metrics.send('Performance.enable');
  const weigh = async () => {
    await metrics.send('HeapProfiler.collectGarbage');
    const { metrics: all } = await metrics.send('Performance.getMetrics');
    const of = (name: string) => all.find((one) => one.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  const mountAndLeave = (times: number) =>
    plain.evaluate(async (count) => {
      for (let turn = 0; turn < count; turn += 1) {
        const element = document.createElement('corredor-directory');
        element.setAttribute('loading', 'eager');
        Reflect.set(element, 'fetcher', async () =>
          Response.json({ count: 0, page: 1, page_size: 12, results: [], facets: {} }),
        );
        document.body.append(element);
        await Reflect.get(element, 'whenReady');
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  await mountAndLeave(5);
  const before = await weigh();
  await mountAndLeave(50);
  // The last one may still be held by a frame to come; what leaks stays.
  await expect.poll(async () => (await weigh()).listeners - before.listeners).toBeLessThan(20);
  await expect.poll(async () => (await weigh()).nodes - before.nodes).toBeLessThan(300);
});

test('loaded twice and in two versions, the first is used and one line says so', async ({ me }) => {
  const { page } = me;
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.route(`${host}/widgets/0.0.1/**`, async (route) => {
    const file = route.request().url().split('/').at(-1);
    const body = await (await fetch(`${host}/widgets/${version}/${file}`)).text();
    await route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
  });
  const eight = '<corredor-directory loading="eager" page-size="1"></corredor-directory>'.repeat(8);
  const others = `<script src="${host}/widgets/v1/loader.js?again" async></script><script src="${host}/widgets/0.0.1/loader.js" async></script><script type="module" src="${host}/widgets/0.0.1/directory.js"></script>`;
  await openPartnerPage(page, `${eight}${loader}${others}`);
  await expect(directory(page).locator('[part~="item"]')).toHaveCount(8);
  await expect.poll(() => lines).toEqual(['Corredor: loaded more than once; the first is used.']);
});

test('an element speaks the language and wears the colours around it, also when they change', async ({ me }) => {
  const { page } = me;
  await openPartnerPage(
    page,
    `<div id="around" lang="es-EC"><corredor-directory loading="eager"></corredor-directory></div>${loader}`,
  );
  const submit = directory(page).locator('[part~="submit"]');
  await expect(submit).toHaveText('Buscar');
  await page.evaluate(() => document.querySelector('#around')?.setAttribute('lang', 'en'));
  await expect(submit).toHaveText('Search');
  const surface = () =>
    directory(page)
      .locator('[part~="root"]')
      .evaluate((root) => getComputedStyle(root).backgroundColor);
  const light = await surface();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await surface();
  expect(dark).not.toBe(light);
  await page.evaluate(() => document.querySelector<HTMLElement>('#around')?.style.setProperty('color-scheme', 'light'));
  await expect.poll(surface).toBe(light);
  await page.evaluate(() => document.querySelector<HTMLElement>('#around')?.style.setProperty('color-scheme', 'dark'));
  await expect.poll(surface).toBe(dark);
});

test.describe('where something fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource|integrity|dynamically imported module/] });

  test('what the page wrote inside the element stays, with a way to try again', async ({ me }) => {
    const { page } = me;
    const recorded = await recordEvents(page, ['corredor-error', 'corredor-ready']);
    let isDown = true;
    await page.route('**/api/public/directory/**', (route) =>
      isDown ? route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }) : route.continue(),
    );
    await openPartnerPage(
      page,
      `<corredor-directory loading="eager"><p>Call us: 555</p></corredor-directory>${loader}`,
    );
    await expect(page.getByText('Call us: 555')).toBeVisible();
    await expect(directory(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect((await recorded())[0]).toMatchObject({
      name: 'corredor-error',
      detail: { code: 'server', status: 500, retryable: true },
    });
    isDown = false;
    await directory(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Call us: 555')).toBeHidden();
    await inPage(page, (element) => element.whenReady);
  });

  test('a file that is not the one that the loader knows does not run', async ({ me }) => {
    const { page } = me;
    const recorded = await recordEvents(page, ['corredor-error']);
    await page.route(/\/widgets\/[^/]+\/directory\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.title = "taken over"',
      }),
    );
    await openPartnerPage(
      page,
      `<corredor-directory loading="eager"><p>Call us: 555</p></corredor-directory>${loader}`,
    );
    await expect.poll(recorded).toMatchObject([{ detail: { code: 'network', retryable: true } }]);
    await expect(page.getByText('Call us: 555')).toBeVisible();
    await expect(page).toHaveTitle('A partner');
  });
});

test('the elements may be imported where there is no page', async () => {
  const built = pathToFileURL('packages/widgets/dist-elements/elements.js').href;
  const { DirectoryElement, ProfileElement } = await import(built);
  expect([DirectoryElement.version, ProfileElement.version]).toEqual([version, version]);
});
