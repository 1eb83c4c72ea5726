import { readFileSync } from 'node:fs';
import type { Entry } from './looks.ts';
import { prove } from './prove.ts';
import { test } from './storyPage.ts';

const list = process.env.CORREDOR_STORY_INDEX ?? 'storybook-static/index.json';
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(list, 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    // A file's stories one after the other: they share what they load.
    test.describe.configure({ mode: 'default' });
    for (const entry of stories)
      if (entry.importPath === file) test(entry.id, ({ storybook }, info) => prove(entry, storybook, info));
  });
