import { pageDataId } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { cedulaOf } from './support/cedula.ts';
import { demo } from './support/office.ts';
import { expect, test } from './support/test.ts';

test('wherever I go, I stand on the heading of the page and hear its title once', async ({ me, office }) => {
  const { page, words, arrival } = me;
  const menu = (name: string) => words(`common:menu.${name}`);
  const firstRow = me.list.rows.first().getByRole('rowheader').getByRole('link');
  let policy = '';

  await test.step('the login', async () => {
    await me.load('/login');
    await arrival.comeTo(/María/, () => me.access.logInHere(...office.administrator));
  });

  await test.step('the menu, by mouse and by key', async () => {
    await arrival.comeTo(menu('providers'), () => me.shell.item('providers').click());
    await arrival.comeTo(menu('policies'), () => me.shell.item('policies').press('Enter'));
  });

  await test.step('a row, the way back and forward', async () => {
    await page.getByRole('searchbox').fill('VH-2025-01357');
    const row = page.getByRole('link', { name: 'VH-2025-01357' }).first();
    await expect(me.list.rows).toHaveCount(2);
    policy = (await row.textContent()) ?? '';
    await arrival.comeTo(policy, () => row.press('Enter'));
    await arrival.returnTo(row, menu('policies'), () => page.goBack());
    await arrival.comeTo(policy, () => page.goForward());
    await arrival.returnTo(row, menu('policies'), () => page.goBack());
  });

  await test.step('the path above a page', async () => {
    await arrival.comeTo(policy, () => firstRow.click());
    const path = page.getByRole('navigation', { name: words('ui:path') });
    await arrival.comeTo(menu('policies'), () => path.getByRole('link', { name: menu('policies') }).click());
  });

  await test.step('keys', async () => {
    await arrival.comeTo(words('policies:form.createTitle'), () => page.keyboard.press('n'));
    await arrival.comeTo(menu('customers'), async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('c');
    });
  });

  await test.step('the palette', async () => {
    await arrival.comeTo(menu('vehicles'), async () => {
      await me.palette.open();
      await me.palette.follow(menu('vehicles'));
    });
  });

  await test.step('a card of the dashboard', async () => {
    await arrival.comeTo(/María/, () => me.shell.item('dashboard').click());
    await arrival.comeTo(menu('payments'), () =>
      page.getByRole('link', { name: new RegExp(`^${words('dashboard:due.instalments_delayed')}`) }).click(),
    );
  });

  await test.step('what is saved and leads elsewhere', async () => {
    await me.customers.begin('Rosa Elena Chicaiza');
    await me.customers.writeNumber(cedulaOf(7));
    await arrival.comeTo('Rosa Elena Chicaiza', () => me.customers.save());
  });

  await test.step('a notification, which opens its record over the list', async () => {
    await me.notifications.open();
    // By the hour of the day others may be newer: a task has a page of its own.
    const notice = me.notifications.items
      .filter({ hasText: /[A-Z]{2}-\d{4}-\d{5}/ })
      .first()
      .getByRole('button')
      .first();
    await expect(notice).toBeVisible();
    await arrival.comeTo(new RegExp([menu('payments'), menu('policies'), menu('renewals')].join('|')), async () => {
      await notice.press('Enter');
      await arrival.standIn(page.getByRole('dialog'));
      await page.keyboard.press('Escape');
    });
  });
});

test.describe('in English, and with fewer permissions', () => {
  test.use({ language: 'en' });

  test('it is the same, also where a page refuses me', async ({ me }) => {
    const { page, words, arrival } = me;
    const menu = (name: string) => words(`common:menu.${name}`);
    await me.access.signIn(demo.viewer);
    await arrival.comeTo(menu('customers'), () => me.shell.item('customers').press('Enter'));
    await arrival.comeTo(menu('policies'), async () => {
      await me.palette.open();
      await me.palette.follow(menu('policies'));
    });
    await arrival.comeTo(menu('customers'), () => page.goBack());
    await arrival.comeTo(menu('providers'), async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('a');
    });
    await arrival.comeTo(menu('account'), async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('y');
    });
    await me.load(paths.users());
    await me.see(words('common:error.forbidden'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await me.load('/app/nowhere');
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('what only changes the list leaves me where I am', async ({ me }) => {
  const { page, words, arrival } = me;
  await me.access.signIn(demo.administrator);
  await me.shell.open('customers');
  await expect(me.list.rows.first()).toBeVisible();
  const panel = page.getByRole('dialog');
  const name = page.getByRole('columnheader').getByRole('button').first();
  const second = page.getByRole('button', { name: 'Página 2', exact: true });

  await test.step('the order and the page', async () => {
    await arrival.stayOn(
      name,
      () => name.press('Enter'),
      () => expect(page).toHaveURL(/ordering=/),
    );
    await arrival.stayOn(
      second,
      () => second.press('Enter'),
      () => expect(page.getByText(/^26–50/)).toBeVisible(),
    );
  });

  await test.step('one row over the list, whose way back leads to the row', async () => {
    const row = me.list.rows.first().getByRole('rowheader').getByRole('link');
    await row.press('Enter');
    await arrival.standIn(panel);
    await arrival.stayOn(
      row,
      () => page.goBack(),
      () => expect(panel).toBeHidden(),
    );
  });

  await test.step('the skip link', async () => {
    await page.keyboard.press('Control+Home');
    await page.getByRole('link', { name: words('ui:skipToContent') }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('reading a list one by one, I come back to the row that I left, as far down as it was', async ({ me }) => {
  const { page, words, arrival } = me;
  await me.access.signIn(demo.administrator);
  await me.shell.open('policies');
  const title = words('common:menu.policies');
  const grid = page.getByRole('grid');
  const link = me.list.rows.nth(22).getByRole('rowheader').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const down = await grid.evaluate(({ scrollTop }) => scrollTop);
  expect(down).toBeGreaterThan(100);
  const policy = (await link.textContent()) ?? '';
  await arrival.comeTo(policy, () => link.click());
  await arrival.returnTo(link, title, () => page.goBack());
  expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBe(down);
  await expect(link).toHaveText(policy);
  // Where I come anew, I begin at the top.
  await arrival.comeTo(words('common:menu.customers'), () => me.shell.item('customers').click());
  await arrival.comeTo(title, () => me.shell.item('policies').click());
  expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  // In a low window the page scrolls, not the rows.
  await page.setViewportSize({ width: 1280, height: 600 });
  await link.scrollIntoViewIfNeeded();
  await arrival.comeTo(policy, () => link.click());
  await arrival.returnTo(link, title, () => page.goBack());
});

test('the first record that I open over a list after a load keeps the focus, and Escape leads back to its row', async ({
  me,
}) => {
  const { page, arrival } = me;
  const panel = page.getByRole('dialog');
  await me.access.signIn(demo.administrator);
  const lists = [paths.payments(), paths.movements(), paths.customers(), paths.providers()];
  const others = [paths.vehicles(), paths.coverages(), paths.branches(), paths.users(), paths.roles(), paths.cie10()];
  for (const list of [...lists, ...others])
    await test.step(list, async () => {
      // What the panel needs is not there yet.
      await me.load(list);
      const row = me.list.rows.first().getByRole('rowheader').getByRole('link');
      await row.press('Enter');
      await arrival.standIn(panel);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(row).toBeFocused();
    });
});

test('the way back undoes what I did to a list, one thing at a time', async ({ me }) => {
  const { page, words } = me;
  await me.access.signIn(demo.administrator);
  await me.shell.open('policies');
  const states = page.getByRole('navigation', { name: words('frames:views.title') });
  const isIn = (state: string) =>
    expect(states.getByRole('link', { name: new RegExp(`^${state}`) })).toHaveAttribute('aria-current', 'page');
  const chips = page.getByRole('list', { name: words('ui:filters'), exact: true });

  await states.getByRole('link', { name: new RegExp(`^${words('policies:states.active')}`) }).click();
  await isIn(words('policies:states.active'));
  await expect(page).toHaveURL(/[?&]status=active/);
  const first = await me.list.addresses();
  const total = page.getByRole('columnheader', { name: words('policies:field.total_grant') });
  await total.getByRole('button').first().click();
  await expect(page).toHaveURL(/ordering=total_grant/);
  await expect.poll(() => me.list.addresses()).not.toEqual(first);
  const sorted = await me.list.addresses();
  await me.list.rows
    .first()
    .getByRole('button', { name: new RegExp(`^${words('ui:moreActions')}`) })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${words('policies:field.branch')}: `) }).click();
  await expect(page).toHaveURL(/[?&]branch=\d/);
  await expect(chips).toBeVisible();

  await page.goBack();
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL(/ordering=total_grant/);
  await expect.poll(() => me.list.addresses()).toEqual(sorted);
  await page.goBack();
  await expect(page).not.toHaveURL(/ordering=/);
  await expect.poll(() => me.list.addresses()).toEqual(first);
  await isIn(words('policies:states.active'));
  await page.goBack();
  await expect(page).not.toHaveURL(/status=/);
  await isIn(words('frames:views.all'));
});

test('who goes on meanwhile is not called back when the page comes', async ({ me }) => {
  const { page, arrival } = me;
  await me.access.signIn(demo.administrator);
  await me.shell.open('policies');
  const row = me.list.rows.first().getByRole('rowheader').getByRole('link');
  await expect(row).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/policy/policies/*/', async (route) => {
    await held;
    await route.continue();
  });
  await row.click();
  await expect(page).toHaveURL(/\/policies\/\d+(\/update)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  const placeNow = () => page.evaluate(() => document.activeElement?.outerHTML);
  const place = await placeNow();
  expect(place).toMatch(/^<(a|button)/);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await arrival.settled();
  expect(await placeNow()).toBe(place);
});

test('public pages do so too', async ({ me }) => {
  const { page, words, arrival } = me;
  await me.load('/login');
  // It wakes when somebody begins; until then its links load another page.
  await page.getByRole('textbox').first().fill('a');
  await expect(page.locator(`#${pageDataId}`)).toHaveCount(0);
  await arrival.comeTo(words('access:register.title'), () =>
    page.getByRole('link', { name: words('access:login.register') }).click(),
  );
  await arrival.comeTo(words('access:login.title'), () => page.goBack());
});
