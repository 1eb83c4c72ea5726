import { existsSync, readFileSync } from 'node:fs';
import { expect, type TestInfo } from '@playwright/test';
import { type Entry, type Look, looksOf } from './looks.ts';
import { usualSize } from './openStorybook.ts';
import { describeStory, lackedParts, showIn, showStory, type Worn } from './showStory.ts';
import { type StoryPage, test } from './storyPage.ts';

const list = process.env.CORREDOR_STORY_INDEX ?? 'storybook-static/index.json';
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(list, 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    // A file's stories one after the other: they share what they load.
    test.describe.configure({ mode: 'default' });
    for (const entry of stories)
      if (entry.importPath === file) test(entry.id, ({ story }, info) => visit(entry, story, info));
  });

async function visit(entry: Entry, story: StoryPage, info: TestInfo) {
  const { page, said } = story;
  const { screen, snapshot, locale } = await page.evaluate(describeStory, entry.id);
  await page.setViewportSize({ ...usualSize, ...screen });
  const problem = await page.evaluate(showStory, entry.id);
  if (problem) throw new Error([problem, ...said].join('\n'));
  expect(await page.evaluate(lackedParts, entry.id), 'parts that its docs page marks, and that are not there').toEqual(
    [],
  );
  if (process.env.CORREDOR_PICTURES !== '1') return;
  const size = { ...usualSize, ...screen, ...snapshot };
  for (const look of looksOf(entry)) {
    await put(look, story, size, locale);
    await compare(entry.id + look.suffix, story, info);
  }
  await put({ suffix: '' }, story, size, locale);
}

let worn: Worn = {};

/** Draws the story in this look; what is as before is not drawn again. */
async function put(look: Look, { page }: StoryPage, size: typeof usualSize, locale: string) {
  const next: Worn = {};
  if (look.theme) next.theme = look.theme;
  if (look.isInOtherLanguage) next.locale = locale === 'es' ? 'en' : 'es';
  if (next.theme !== worn.theme || next.locale !== worn.locale) await page.evaluate(showIn, next);
  worn = next;
  await page.emulateMedia({ forcedColors: look.hasForcedColors ? 'active' : 'none' });
  await page.setViewportSize({ ...size, width: look.width ?? size.width });
}

/** Compares with the committed picture. A test goes on after a difference, so that one run finds them all. */
async function compare(name: string, { page, settle }: StoryPage, info: TestInfo) {
  await settle();
  if (info.config.updateSnapshots === 'none' && !existsSync(info.snapshotPath(`${name}.png`))) {
    const path = info.outputPath(`${name}-actual.png`);
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    info.attachments.push({ name: `${name}-actual.png`, contentType: 'image/png', path });
    expect.soft(name, 'a picture of this story is committed').toBe('committed');
    return;
  }
  const alike = { threshold: 0.1, maxDiffPixels: 0 };
  if (info.config.updateSnapshots === 'none') {
    // A busy machine may paint a layer later than the page says: what differs has another moment to be drawn.
    const attached = info.attachments.length;
    try {
      return await expect(page).toHaveScreenshot(`${name}.png`, alike);
    } catch {
      info.attachments.length = attached;
      await page.waitForTimeout(1000);
      await settle();
    }
  }
  // A picture of a whole page takes a busy machine some seconds.
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...alike, timeout: 20_000 });
}
