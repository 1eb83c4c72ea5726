import { expect } from '@playwright/test';

/**
 * Brings something about, and sees it come within the time: each time in the end, and at least once of three in time. The machine's
 * other work may hold up one of them.
 */
export async function seeWithin(limit: number, bringAbout: () => Promise<() => Promise<boolean>>) {
  const times: number[] = [];
  const fastest = () => Math.min(...times);
  while (times.length < 3 && fastest() > limit) {
    const isThere = await bringAbout();
    const start = performance.now();
    await expect.poll(isThere, { intervals: [25] }).toBe(true);
    times.push(performance.now() - start);
  }
  expect(fastest(), 'milliseconds of the fastest').toBeLessThanOrEqual(limit);
}
