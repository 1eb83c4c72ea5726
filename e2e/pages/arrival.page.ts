import { expect, type Locator } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { spokenOn } from '../support/spoken.ts';

/** How I notice without eyes where I have come. */
export function arrivalPage({ page }: Person) {
  const heading = page.getByRole('heading', { level: 1 });
  /** What leaves the page or comes late has had its time to take the focus, or to say the title again. */
  const settled = () => page.waitForTimeout(500);
  return {
    settled,
    /** Doing this brings me to another page: I stand on its heading, and its title was said once. */
    comeTo: async (title: string | RegExp, move: () => Promise<unknown>) => {
      const spoken = await spokenOn(page);
      await move();
      await expect(heading).toHaveText(title);
      await expect(heading).toBeFocused();
      await settled();
      await expect(heading).toBeFocused();
      const words = (await heading.textContent()) ?? '';
      expect((await spoken()).filter((text) => text.includes(words))).toEqual([words]);
      await expect.poll(async () => (await page.title()).startsWith(words)).toBe(true);
    },
    /** I stand in this layer over the page, also once it is complete. */
    standIn: async (layer: Locator) => {
      await expect(layer).toBeVisible();
      await expect(layer.locator('[aria-busy=true]')).toHaveCount(0);
      await settled();
      expect(await layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    },
    /** Doing this changes what the page shows; I stay where I was, and no page is announced. */
    stayOn: async (place: Locator, move: () => Promise<unknown>, sign: () => Promise<unknown>) => {
      const spoken = await spokenOn(page);
      await move();
      await sign();
      await settled();
      await expect(place).toBeFocused();
      const words = (await heading.textContent()) ?? '';
      expect(await spoken()).not.toContain(words);
    },
  };
}
