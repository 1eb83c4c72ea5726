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
      const state = { idx: Number(history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
      return true;
    }, `${to.pathname}${to.search}${to.hash}`));
  if (follows) await page.locator('h1:not([data-left])').first().waitFor();
  else await page.goto(address);
}
