import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { write } from './support/fields.ts';
import { languagesOf } from './support/languages.ts';
import { speak } from './support/session.ts';
import { test } from './support/test.ts';

const titles = { es: 'Llamar desde el calendario', en: 'Call from the calendar' };

for (const language of languagesOf('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const title = titles[language];
    test('my tasks come into my calendar program at an address that I make, until I revoke it', async ({
      me,
      request,
      office,
    }) => {
      const { page, words } = me;
      await speak(page, office.administrator, language);
      await me.access.signIn(office.administrator, paths.newTask());
      await write(page, words('tasks:field.title'), title);
      await me.records.press(words('tasks:create'));
      await me.amTold(words('common:success.task.created'));
      await me.goTo(paths.account());
      const press = (name: string) =>
        page.getByRole('button', { name: words(`account:calendar.${name}`), exact: true }).click();
      await press('create');
      await me.amTold(words('account:calendar.created'));
      const address = await page.getByRole('textbox', { name: words('account:calendar.address') }).inputValue();
      expect(new URL(address).pathname).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
      // As a calendar program asks, with no session at all.
      const { pathname } = new URL(address);
      const calendar = await request.get(pathname);
      expect([calendar.status(), calendar.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
      const again = await request.get(pathname, { headers: { 'if-none-match': calendar.headers().etag ?? '' } });
      expect(again.status()).toBe(304);
      await press('revoke.action');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('account:calendar.revoke.action'), exact: true })
        .click();
      await me.amTold(words('account:calendar.revoke.done'));
      expect((await request.get(pathname)).status()).toBe(404);
    });
  });
