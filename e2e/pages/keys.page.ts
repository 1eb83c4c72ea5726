import { expect, type Locator } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** My keyboard, for who has no mouse. */
export function keysPage({ page }: Person) {
  let tabs = 0;
  const isIn = (place: Locator) =>
    place.evaluateAll((all) =>
      all.some((one) => one === document.activeElement || one.contains(document.activeElement)),
    );
  return {
    press: (key: string) => page.keyboard.press(key),
    write: (text: string) => page.keyboard.type(text),
    /** I go on by Tab until I stand there. */
    tabTo: async (place: Locator, most = 30) => {
      await expect(place.first()).toBeVisible();
      for (let count = 0; count < most && !(await isIn(place)); count += 1) {
        await page.keyboard.press('Tab');
        tabs += 1;
      }
      expect(await isIn(place), 'Tab leads there').toBe(true);
    },
    /** I type in the field where I stand, and take the first that is offered. */
    lookUp: async (text: string) => {
      await page.keyboard.type(text);
      await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
    countTabs: () => {
      tabs = 0;
    },
    tabs: () => tabs,
  };
}
