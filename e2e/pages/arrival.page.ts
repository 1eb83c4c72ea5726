import { expect, type Locator } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { spokenOn } from '../support/spoken.ts';

/** How I notice without eyes where I have come. */
export function arrivalPage({ page }: Person) {
  const heading = page.getByRole('heading', { level: 1 });
  /**
   * What was on its way is there, and what leaves the page or comes late has taken the focus, or said the title again. Whoever gives the focus
   * back does so within a tenth of a second; what the page puts off for longer now comes after that, however slow it is.
   */
  const settled = async () => {
    const waiting = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('#root main [aria-busy=true]')].filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }).length,
      );
    await expect.poll(waiting).toBe(0);
    await page.evaluate(async () => {
      const turn = () =>
        new Promise((done) => requestIdleCallback(() => setTimeout(() => requestAnimationFrame(done), 150)));
      await turn();
      await turn();
    });
  };
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
    /** Going back brings me to the page of this title, and there to the place that I left. */
    returnTo: async (place: Locator, title: string | RegExp, move: () => Promise<unknown>) => {
      await move();
      await expect(heading).toHaveText(title);
      await expect(place).toBeFocused();
      await settled();
      await expect(place).toBeFocused();
      await expect(place).toBeInViewport();
      const words = (await heading.textContent()) ?? '';
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
