import { setTimeout as wait } from 'node:timers/promises';

/** Opens a story on a screen of a size, waits until it has played to its end, and takes its picture, twice as fine as the page. */
export async function photograph(browser, site, { story, viewport, language, scheme }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    colorScheme: scheme,
    timezoneId: 'America/Guayaquil',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${site}/iframe.html?id=${story}&viewMode=story&globals=theme:${scheme};locale:${language}`);
  await page.waitForFunction(hasPlayed, null, { timeout: 60_000 });
  await page.mouse.move(1, viewport.height - 1);
  await wait(500);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return png;
}

/** Runs in the page. */
function hasPlayed() {
  const { phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story did not play: ${document.title}`);
  return phase === 'finished' && !document.querySelector('[data-pending], [aria-busy="true"]');
}
