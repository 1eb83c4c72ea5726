import { paths } from '@corredor/core/paths';
import type { Page } from '@playwright/test';
import { demo } from './support/office.ts';
import { expect, test } from './support/test.ts';

/** All that moved by itself since the last question, however near to a press: a share of the window, as browsers count it. */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moves = { sum: 0 };
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { moves } = globalThis as unknown as { moves: { sum: number } };
      const { sum } = moves;
      moves.sum = 0;
      return sum;
    });
}

test('whatever I choose from the menu for the first time comes where its place was held', async ({ me }) => {
  const { page, arrival } = me;
  const movedBy = await watchMoves(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await me.access.signIn(demo.administrator);
  await me.load(paths.dashboard());
  await arrival.settled();
  const links = page.getByRole('navigation').locator('a[href^="/app/"]:visible');
  await expect(links.nth(10)).toBeVisible();
  const places = await links.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))]);
  expect(places.length).toBeGreaterThan(10);
  for (const place of places)
    await test.step(place, async () => {
      await movedBy();
      await page.locator(`nav a[href="${place}"]`).first().click();
      await page.waitForURL((address) => address.pathname === place);
      await arrival.settled();
      expect(await movedBy()).toBeLessThanOrEqual(0.01);
    });
});

test('all pages begin at the same edge', async ({ me }) => {
  const { page } = me;
  await page.setViewportSize({ width: 1440, height: 900 });
  await me.access.signIn(demo.administrator);
  const title = page.getByRole('heading', { level: 1 });
  // A record that has initials begins with them.
  const begins = () =>
    title.evaluate((heading) => {
      const faces = heading.closest('header')?.querySelectorAll('[aria-hidden=true]') ?? [];
      return Math.min(...[heading, ...faces].map((one) => one.getBoundingClientRect().left));
    });
  await me.load(paths.policies());
  await expect(title).toBeVisible();
  const edge = await begins();
  const pages = [
    paths.newPolicy(),
    paths.newCustomer(),
    paths.account(),
    paths.settings(),
    paths.profile(),
    paths.roles(),
    paths.newRole(),
  ];
  for (const address of pages) {
    await me.load(address);
    await expect.poll(begins, { message: address }).toBe(edge);
  }
  for (const list of [paths.policies(), paths.customers(), paths.payments(), paths.vehicles(), paths.providers()]) {
    await me.load(list);
    const record = await me.list.rows.nth(1).getByRole('rowheader').getByRole('link').getAttribute('href');
    await me.load(`${list}/${record?.match(/\d+/)?.[0]}`);
    await expect(page.getByRole('navigation', { name: me.words('ui:path') })).toBeVisible();
    await expect.poll(begins, { message: `a record of ${list}` }).toBe(edge);
  }
});

test('cards are as high in a window that was narrowed as on a telephone', async ({ me }) => {
  const { page, arrival } = me;
  await me.access.signIn(demo.administrator);
  const heights = async () => {
    await arrival.settled();
    return page.locator('main li[aria-posinset]').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await me.load(paths.customers());
  await expect(me.list.rows).not.toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.locator('main li[aria-posinset]').first()).toBeVisible();
  const narrowed = await heights();
  await me.load(paths.customers());
  await expect(page.locator('main li[aria-posinset]').first()).toBeVisible();
  expect(narrowed.length).toBeGreaterThan(10);
  expect(narrowed).toEqual(await heights());
});
