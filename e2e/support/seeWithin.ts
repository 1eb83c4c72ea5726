import { expect, type Page } from '@playwright/test';

/** What the yardstick takes on a quiet machine, in milliseconds: three rounds to the server, and a frame after each. */
const quiet = 40;

/** By how much this page, its server and what is between them are slower now than on a quiet machine. */
async function slownessOf(page: Page) {
  const took = await page.evaluate(async () => {
    const start = performance.now();
    for (let round = 0; round < 3; round += 1) {
      await fetch('/api/health/live/');
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  return Math.max(1, took / quiet);
}

/** Brings something about, and sees it come within the time that it takes at most on a quiet machine. */
export async function seeWithin(limit: number, page: Page, bringAbout: () => Promise<() => Promise<boolean>>) {
  const before = await slownessOf(page);
  const isThere = await bringAbout();
  const start = performance.now();
  await expect.poll(isThere, { intervals: [25] }).toBe(true);
  const took = performance.now() - start;
  const slowness = Math.max(before, await slownessOf(page));
  expect(
    took / slowness,
    `milliseconds, of a machine that is ${slowness.toFixed(1)} times as slow`,
  ).toBeLessThanOrEqual(limit);
}
