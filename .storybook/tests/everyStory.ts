import { readFileSync } from 'node:fs';
import { frames } from './axe.ts';
import { type Entry, inEveryRun, picturesOf } from './looks.ts';
import { prove } from './prove.ts';
import { test } from './storyPage.ts';
import { isShownWhole, isTouched } from './touched.ts';

const list = process.env.CORREDOR_STORY_INDEX ?? 'storybook-static/index.json';
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(list, 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** What each run shows, whatever has changed: the states and looks that stand for others. */
const always = new Set([
  ...Object.values(inEveryRun),
  ...frames.flatMap(({ states }) => Object.values(states).map(({ story }) => story)),
]);
const isPictureTouched = (entry: Entry) =>
  isTouched(picturesOf(entry).map((name) => `.storybook/__image_snapshots__/${name}.png`));

/** Of a file that nothing has reached since the last long run its first story alone is shown. */
function storiesOf(file: string) {
  const all = stories.filter(({ importPath }) => importPath === file);
  return all.filter(
    (entry, index) => index === 0 || isShownWhole(entry) || always.has(entry.id) || isPictureTouched(entry),
  );
}

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    // A file's stories one after the other: they share what they load.
    test.describe.configure({ mode: 'default' });
    for (const entry of storiesOf(file)) test(entry.id, ({ storybook }, info) => prove(entry, storybook, info));
  });
