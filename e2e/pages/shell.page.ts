import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** What is around every private page: the menu and my account. */
export function shellPage({ page, words }: Person) {
  const menu = page.getByRole('navigation', { name: words('ui:mainMenu') });
  /** Pages name the same places in links of their own; this one stands in the menu. */
  const item = (name: string) => menu.getByRole('link', { name: words(`common:menu.${name}`), exact: true });
  return {
    item,
    /** I go somewhere by the menu. */
    open: async (name: string) => {
      await item(name).click();
      await expect(page.getByRole('heading', { level: 1, name: words(`common:menu.${name}`) })).toBeVisible();
    },
    logOut: async () => {
      await page.getByRole('button', { name: words('shell:profile.open', { name: '' }) }).click();
      await page.getByRole('button', { name: words('shell:profile.logout') }).click();
      await expect(page.getByRole('heading', { name: words('access:login.title') })).toBeVisible();
    },
  };
}
