import { expect } from '@playwright/test';
import { write } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

/** The saved views of a list. */
export function viewsPage({ page, words }: Person) {
  const bar = page.getByRole('navigation', { name: words('frames:views.title'), exact: true });
  const tab = (name: string) => bar.getByRole('link', { name });
  return {
    /** I keep the list as it stands, for the whole office. */
    share: async (name: string) => {
      await page.getByRole('button', { name: words('frames:views.menu'), exact: true }).click();
      await page.getByRole('menuitem', { name: words('frames:views.save') }).click();
      const dialog = page.getByRole('dialog');
      await write(dialog, words('frames:views.name'), name);
      await dialog.getByText(words('frames:views.shareHelp')).click();
      await dialog.getByRole('button', { name: words('frames:views.keep'), exact: true }).click();
      await expect(tab(name)).toHaveAttribute('aria-current', 'page');
    },
    /** Where a view leads. */
    open: async (name: string) => {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute('aria-current', 'page');
    },
  };
}
