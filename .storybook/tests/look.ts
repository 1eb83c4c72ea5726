import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { drawnByFrame, hasAxe } from './axe.ts';
import { countParts } from './countParts.ts';
import { brokenRules, solid } from './houseRules.ts';
import { type Entry, type Look, looksInRun } from './looks.ts';
import { patience, usualSize } from './openStorybook.ts';
import { describeStory, lackedParts, showIn, showStory } from './showStory.ts';
import type { StoryPage } from './storyPage.ts';

/** A picture that is not the committed one: `new` where none is committed. The rest are paths of files. */
export type Found = { name: string; kind: 'changed' | 'new'; before?: string; after: string; difference?: string };

/** What was wrong with a story at one look; nothing where it was green. */
export type Seen = { problem?: string; pictures: Found[] };

/** Shows a story, and says all that is wrong with it; of its pictures, those that are wanted. */
export async function look(
  entry: Entry,
  story: StoryPage,
  info: TestInfo,
  isWanted: (picture: string) => boolean = () => true,
): Promise<Seen> {
  try {
    const looks = looksInRun(entry).filter(({ suffix }) => isWanted(entry.id + suffix));
    return { pictures: await within(30_000 * patience, show(entry, looks, story, info)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), pictures: [] };
  }
}

async function within<Done>(limit: number, work: Promise<Done>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The story was not done within ${limit / 1000} seconds.`)), limit);
  });
  // What hangs ends with its page, when nobody waits for it any more.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function show(entry: Entry, looks: Look[], story: StoryPage, info: TestInfo) {
  const { page, said } = story;
  const { screen, snapshot, locale } = await page.evaluate(describeStory, entry.id);
  await page.setViewportSize({ ...usualSize, ...screen });
  const problem = await page.evaluate(showStory, { storyId: entry.id, hasAxe: hasAxe(entry) });
  if (problem) throw new Error([problem, ...said].join('\n'));
  expect(await page.evaluate(lackedParts, entry.id), 'parts that its docs page marks, and that are not there').toEqual(
    [],
  );
  const counts = await page.evaluate(countParts, solid);
  expect(brokenRules(entry.id, counts), 'what the pages of documentation forbid (houseRules.ts)').toEqual([]);
  const drawn = drawnByFrame(entry);
  if (drawn) await expect(page.locator(drawn.mark).first(), 'what its frame draws in this state').toBeAttached();
  if (process.env.CORREDOR_PICTURES !== '1' || looks.length === 0) return [];
  const size = { ...usualSize, ...screen, ...snapshot };
  const found: Found[] = [];
  for (const each of looks) {
    await put(each, story, size, locale);
    const picture = await compare(entry.id + each.suffix, story, info);
    if (picture) found.push(picture);
  }
  await put({ suffix: '' }, story, size, locale);
  return found;
}

/** Draws the story in this look; what is as before is not drawn again. */
async function put(wanted: Look, story: StoryPage, size: typeof usualSize, locale: string) {
  const { page, worn } = story;
  story.worn = {};
  if (wanted.theme) story.worn.theme = wanted.theme;
  if (wanted.isInOtherLanguage) story.worn.locale = locale === 'es' ? 'en' : 'es';
  if (story.worn.theme !== worn.theme || story.worn.locale !== worn.locale) await page.evaluate(showIn, story.worn);
  await page.emulateMedia({ forcedColors: wanted.hasForcedColors ? 'active' : 'none' });
  await page.setViewportSize({ ...size, width: wanted.width ?? size.width });
}

const alike = { threshold: 0.1, maxDiffPixels: 0 };

/** Compares with the committed picture, and answers what was found in its place. */
async function compare(name: string, { page, settle }: StoryPage, info: TestInfo): Promise<Found | undefined> {
  await settle();
  const file = `${name}.png`;
  const before = info.snapshotPath(file);
  // Made anew on purpose.
  if (info.config.updateSnapshots !== 'none') {
    await expect(page).toHaveScreenshot(file, alike);
    return undefined;
  }
  if (!existsSync(before)) {
    const after = info.outputPath(`${name}-actual.png`);
    await page.screenshot({ path: after, animations: 'disabled', caret: 'hide' });
    return { name, kind: 'new', after };
  }
  // The same to the byte: nothing to unpack and to compare point by point.
  if ((await page.screenshot({ animations: 'disabled', caret: 'hide' })).equals(readFileSync(before))) return undefined;
  // A busy machine may paint a layer later than the page says: what differs, or was not drawn at all, has another moment.
  const isLate = await differenceTo(file, 5000 * patience, page, info).catch(() => true);
  if (!isLate) return undefined;
  await page.waitForTimeout(1000 * patience);
  await settle();
  // A picture of a whole page takes a busy machine some seconds.
  const files = await differenceTo(file, 20_000 * patience, page, info);
  return files && { name, kind: 'changed', before, ...files };
}

/** The files that Playwright leaves where a picture is another; it would attach them to the test, which may yet be green. */
async function differenceTo(file: string, timeout: number, page: Page, info: TestInfo) {
  const attached = info.attachments.length;
  try {
    await expect(page).toHaveScreenshot(file, { ...alike, timeout });
    return undefined;
  } catch (error) {
    const left = info.attachments.splice(attached);
    const pathOf = (side: string) => left.find(({ name }) => name.endsWith(`-${side}.png`))?.path;
    const after = pathOf('actual');
    if (!after) throw error;
    return { after, difference: pathOf('diff') };
  }
}
