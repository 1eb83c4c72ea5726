import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openStorybook, settle } from '../../.storybook/tests/openStorybook.ts';
import { showIn, showStory } from '../../.storybook/tests/showStory.ts';

// A screen is drawn whole, as long as it is no roll of paper.
const heights = { least: 900, most: 2400 };
const patience = 800;
/** How long a picture waits for what is on its way; some stories keep it there. */
const longest = 4000;

/**
 * Draws the planned stories in several pages side by side. What a screen shows, its data decide: only what has to be pressed for is played.
 * @returns {Promise<string[]>} what could not be drawn
 */
export async function drawAll(browser, url, plan, fileOf, pages = 3) {
  const left = [...plan];
  const problems = [];
  const work = async () => {
    const storybook = await openStorybook(browser, url);
    for (let row = left.shift(); row; row = left.shift()) {
      const problem = await drawRow(storybook, row, fileOf);
      if (problem) problems.push(`${row.id}: ${problem.slice(0, 500)}`);
    }
    await storybook.page.context().close();
  };
  await Promise.all(Array.from({ length: pages }, work));
  return problems;
}

async function drawRow({ page, asked }, { id, looks, isPlayed, isBusy, ...row }, fileOf) {
  asked.clear();
  if (!isPlayed) await page.evaluate(unplayed, id);
  const problem = await page.evaluate(showStory, { storyId: id, hasAxe: false });
  if (problem) return problem;
  let worn = '';
  for (const look of looks) {
    const { language, theme, width } = look;
    await page.setViewportSize({ width, height: heights.least });
    // Another width is only another width.
    if (worn !== `${language} ${theme}`) await page.evaluate(showIn, { locale: language, theme });
    worn = `${language} ${theme}`;
    // Parts that nobody has come to yet ask for their data now.
    await page.keyboard.press('Shift');
    await settle(page, asked, patience);
    if (!isBusy) await page.waitForFunction(isThere, undefined, { timeout: longest }).catch(() => undefined);
    // Only now somebody listened to that key.
    await page.keyboard.press('Shift');
    await settle(page, asked, patience);
    if (!isBusy) await page.waitForFunction(isThere, undefined, { timeout: longest }).catch(() => undefined);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(length, heights.least), heights.most) });
    const path = fileOf({ id, ...row }, look);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, type: 'jpeg', quality: 60, animations: 'disabled', caret: 'hide' });
  }
  return undefined;
}

/** In the page: something is said there, and nothing is on its way. */
function isThere() {
  return (
    document.querySelector('#storybook-root')?.textContent.trim() &&
    !document.querySelector('[aria-busy=true], [data-pending]')
  );
}

/** In the page: the story, without what it plays. */
async function unplayed(storyId) {
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId });
  story.playFunction = undefined;
}
