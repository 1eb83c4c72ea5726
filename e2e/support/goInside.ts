import type { BrowserContext, Page } from '@playwright/test';
import { patience } from './patience.ts';

/** Pages of one kind have the same parts, so that it cannot be seen when one takes the place of another. */
const kindOf = (address: URL) => address.pathname.replace(/\/\d+/g, '/0');

/**
 * Marks the title of a page that is left, by whatever way. The old page stands until the new one is there; who acts on what is in sight meanwhile acts
 * on the page that goes.
 */
export const markWhatIsLeft = (context: BrowserContext) =>
  context.addInitScript(() => {
    const kind = () => location.pathname.replace(/\/\d+/g, '/0');
    let last = kind();
    const look = () => {
      if (kind() === last) return;
      last = kind();
      const title = document.querySelector('#root main h1');
      title?.setAttribute('data-left', title.textContent ?? '');
    };
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name];
      history[name] = function (this: History, ...words: Parameters<History['pushState']>) {
        original.apply(this, words);
        look();
      };
    }
    addEventListener('popstate', look, { capture: true });
  });

/** Whether a page is in sight that is not left; one that keeps the place of the last has another title. */
const hasArrived = () =>
  [...document.querySelectorAll('h1')].some(
    (title) => title.checkVisibility() && title.getAttribute('data-left') !== title.textContent,
  );

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
    // Where a link was followed just now, its page comes first.
    (await page.waitForFunction(hasArrived, undefined, { timeout: 3_000 * patience() }).then(
      () => true,
      () => false,
    )) &&
    (await page.evaluate((path) => {
      if (!document.querySelector('#root main h1') || document.getElementById('shell')) return false;
      // What was told on the old page is told, and not taken for news of the next one.
      for (const button of document.querySelectorAll<HTMLElement>('[role=alertdialog] button[slot=close]'))
        button.click();
      const state = { idx: Number(history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
      return true;
    }, `${to.pathname}${to.search}${to.hash}`));
  // Who leaves something unsaved is asked; whoever types an address is not.
  const asked = page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
  if (follows) await Promise.race([page.waitForFunction(hasArrived), asked.waitFor()]);
  if (!follows || !(await page.evaluate(hasArrived))) await page.goto(address);
}
