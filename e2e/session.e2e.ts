import { appPage } from './pages/app.page.ts';
import { demo } from './support/office.ts';
import { wearOut } from './support/session.ts';
import { expect, test } from './support/test.ts';

const key = 'corredor.session';

test.describe('two tabs of one browser', () => {
  test('renew one ended token once', async ({ me }) => {
    await me.access.signIn(demo.administrator);
    const other = appPage({ ...me, page: await me.page.context().newPage() });
    await other.load('/app/management/policies');
    await other.see(me.words('policies:list.context'));
    let renewals = 0;
    me.page.context().on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh/')) renewals += 1;
    });
    await wearOut(me.page, 'token');
    await Promise.all([me.shell.item('customers').click(), other.shell.item('providers').click()]);
    await me.see(me.words('customers:context'));
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(me.words('common:menu.providers'));
    // Rows come only with a token that is good.
    await expect(me.list.rows.first()).toBeVisible();
    await expect(other.list.rows.first()).toBeVisible();
    expect(renewals).toBe(1);
  });

  test('log out and in together, and each comes back to its own page', async ({ me }) => {
    await me.access.signIn(demo.administrator);
    const other = appPage({ ...me, page: await me.page.context().newPage() });
    await other.load('/app/management/policies?page=1#top');
    await other.see(me.words('policies:list.context'));
    await me.shell.logOut();
    await me.access.seeLogin();
    await other.access.seeLogin();
    await other.see(me.words('access:login.elsewhereTitle'));
    expect(await other.page.evaluate(() => Object.keys(localStorage))).not.toContain(key);

    await me.access.logInHere(...demo.administrator);
    await me.amAt('/app/dashboard');
    await other.see(me.words('policies:list.context'));
    await expect(other.page).toHaveURL(/\/app\/management\/policies\?page=1#top$/);
  });
});

test('after a logout the way back shows nothing private', async ({ me }) => {
  await me.access.signIn(demo.administrator);
  await me.load('/app/management/customers');
  await me.see(me.words('customers:context'));
  await me.shell.logOut();
  await me.access.seeLogin();
  await me.page.goBack();
  await me.access.seeLogin();
  await me.seeNo(me.words('customers:context'));
});

test.describe('what stands in local storage', () => {
  for (const broken of ['{"userId":', '[]', '{"token":7}', '{"__proto__":{"token":"x"},"token":"x"}', '"']) {
    test(`that is broken leads to the login, not to a white page: ${broken}`, async ({ me }) => {
      await me.page.addInitScript(
        ([name, text]) => {
          localStorage.setItem(name, text);
          localStorage.setItem('menuOpen', '{');
          localStorage.setItem('i18nextLng', '<script>');
        },
        [key, broken] as const,
      );
      await me.load('/app/dashboard');
      await me.access.seeLogin();
      await expect(me.page.locator('html')).toHaveAttribute('lang', /^(es|en)$/);
    });
  }

  test('may be cleared at any time, which is a logout', async ({ me }) => {
    await me.access.signIn(demo.administrator, '/app/management/policies');
    await me.see(me.words('policies:list.context'));
    await me.page.evaluate(() => {
      localStorage.clear();
      window.dispatchEvent(new Event('focus'));
    });
    await me.access.seeLogin();
  });

  test('may be refused by the browser: the tab works, and says what that means', async ({ me }) => {
    await me.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    });
    await me.access.logIn(...demo.administrator);
    await me.see(me.words('sessions:storage.title'));
    await me.shell.open('customers');
    await me.see(me.words('customers:context'));
  });
});

test.describe('my sessions on other devices', () => {
  test('end one by one or all at once, and lead to the login by themselves or at the next step', async ({
    me,
    newPerson,
    office,
  }) => {
    const second = await newPerson();
    const third = await newPerson();
    await me.access.signIn(office.administrator);
    await me.sessions.open();
    await second.access.signIn(office.administrator);
    await third.access.signIn(office.administrator);
    await me.sessions.open();
    await me.sessions.see(3);
    await me.sessions.endOther();
    await me.amTold(me.words('sessions:end.done'));
    await me.sessions.see(2);
    await third.access.seeLogin();
    await second.load('/app/management/policies');
    await second.see(me.words('policies:list.context'));

    await me.sessions.endOthers();
    await me.amTold(me.words('sessions:others.done'));
    await me.sessions.see(1);
    await second.load('/app/management/customers');
    await second.access.seeLogin();
  });
});
