import type { Page } from '@playwright/test';

/** Pages of one kind have the same parts, so that it cannot be seen when one takes the place of another. */
const kindOf = (address: URL) => address.pathname.replace(/\/\d+/g, '/0');

/** Goes to a page: within the app where it runs already, as a link of its own does; else the page is loaded. */
export async function goInside(page: Page, address: string): Promise<void> {
  const [from, to] = [
    new URL(page.url(), 'http://none'),
    new URL(address, page.url().startsWith('http') ? page.url() : 'http://none'),
  ];
  const isInside = [from, to].every(({ pathname }) => pathname.startsWith('/app/')) && from.host === to.host;
  const follows =
    isInside &&
    kindOf(from) !== kindOf(to) &&
    (await page.evaluate((path) => {
      const title = document.querySelector('#root main h1');
      if (!title || document.getElementById('shell')) return false;
      // Until the new page is there the old one stands.
      title.setAttribute('data-left', '');
      // What was told on the old page is told, and not taken for news of the next one.
      for (const button of document.querySelectorAll<HTMLElement>('[role=alertdialog] button[slot=close]'))
        button.click();
      const state = { idx: Number(history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
      return true;
    }, `${to.pathname}${to.search}${to.hash}`));
  const arrived = page.locator('h1:not([data-left])').first();
  // Who leaves something unsaved is asked; whoever types an address is not.
  const asked = page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
  if (follows) await arrived.or(asked).first().waitFor();
  if (!follows || !(await arrived.isVisible())) await page.goto(address);
}
