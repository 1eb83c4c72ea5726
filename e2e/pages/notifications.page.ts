import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

/** What the product told me. */
export function notificationsPage({ page, words }: Person) {
  const main = page.getByRole('main');
  const items = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: words('notifications:delete') }) });
  const markAll = main.getByRole('button', { name: words('notifications:markAll') });
  const deleting = page.getByRole('alertdialog', { name: words('notifications:delete') });
  const bellWords = (unread: number) =>
    unread > 0 ? words('notifications:bellUnread', { number: String(unread) }) : words('notifications:bell');
  return {
    /** The bell that says so many are unread. */
    bell: (unread: number) => page.getByRole('button', { name: bellWords(unread), exact: true }),
    open: () => goInside(page, paths.notifications()),
    /** I have read everything, and so does the bell say. */
    markAll: async () => {
      await markAll.click();
      await expect(markAll).toBeDisabled();
      await expect(page.getByRole('button', { name: words('notifications:bell'), exact: true })).toBeVisible();
    },
    /** I delete the newest, and am asked once more. */
    deleteNewest: async () => {
      const title = await items.first().getByRole('button').first().textContent();
      await items
        .first()
        .getByRole('button', { name: words('notifications:delete') })
        .click();
      await deleting.getByRole('button', { name: words('notifications:delete') }).click();
      await expect(deleting).toBeHidden();
      return title;
    },
    items,
  };
}
