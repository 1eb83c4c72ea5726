import type { Page } from '@playwright/test';

declare global {
  // Only on the page under test.
  var spokenSoFar: string[] | undefined;
}

/** From now on, notes what a screen reader says by itself: headings that get the focus, and what comes into live regions. */
export async function spokenOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const isListening = globalThis.spokenSoFar !== undefined;
    globalThis.spokenSoFar = [];
    if (isListening) return;
    const say = (text: string | null | undefined) => text && globalThis.spokenSoFar?.push(text.trim());
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) say(target.textContent);
    });
    const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    new MutationObserver((changes) => {
      const places = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
      const regions = [
        ...places.map((place) => place?.closest(live)),
        ...added.filter((element) => element.matches(live)),
      ];
      for (const region of new Set(regions)) say(region?.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => globalThis.spokenSoFar ?? []);
}
