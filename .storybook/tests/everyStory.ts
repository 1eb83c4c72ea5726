import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { describeStory, showStory } from './showStory.ts';
import { type StoryPage, test, usualSize } from './storyPage.ts';

type Entry = { type: string; id: string; importPath: string };
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    // A file's stories one after the other: they share what they load.
    test.describe.configure({ mode: 'default' });
    for (const { id, importPath } of stories) if (importPath === file) test(id, ({ story }) => visit(id, story));
  });

async function visit(id: string, { page, said, settle }: StoryPage) {
  const { isPictured, screen, snapshot } = await page.evaluate(describeStory, id);
  await page.setViewportSize({ ...usualSize, ...screen });
  const problem = await page.evaluate(showStory, id);
  if (problem) throw new Error([problem, ...said].join('\n'));
  if (!isPictured || process.env.CORREDOR_PICTURES !== '1') return;
  await page.setViewportSize({ ...usualSize, ...screen, ...snapshot });
  await settle();
  await expect(page).toHaveScreenshot(`${id}.png`, { threshold: 0.1, maxDiffPixels: 0 });
}
