import type { Page } from '@playwright/test';

/** Holds back the product's scripts, as a slow network does; answers how to let them come. */
export async function holdScripts(page: Page) {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letCome();
}
