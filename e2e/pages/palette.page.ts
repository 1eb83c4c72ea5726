import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** Search and commands, by the keyboard. */
export function palettePage({ page, words }: Person) {
  const dialog = page.getByRole('dialog', { name: words('search:label') });
  const write = (text: string) => dialog.getByRole('combobox').fill(text);
  return {
    open: async () => {
      // The layout listens to keys once it stands.
      await expect(page.getByRole('button', { name: words('common:action.search') }).first()).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await expect(dialog).toBeVisible();
    },
    /** I look for something and find nothing. */
    findNothing: async (text: string) => {
      await write(text);
      await expect(dialog.getByText(words('search:empty', { query: text }))).toBeVisible();
    },
    /** I look for something, and take what I find. */
    follow: async (text: string) => {
      await write(text);
      await dialog.getByRole('option', { name: text }).first().click();
      await expect(dialog).toBeHidden();
    },
  };
}
