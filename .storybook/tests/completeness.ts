import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { drawnByFrame, frames } from './axe.ts';
import { countParts } from './countParts.ts';
import { brokenRules, exceptions, solid } from './houseRules.ts';
import { type Entry, inEveryRun, looksInRun, looksOf } from './looks.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const index: { entries: Record<string, Entry> } = read('storybook-static/index.json');
const entries = Object.values(index.entries);
const doors: Record<string, string> = read('packages/ui/package.json').exports;

/** The components that a room of ui gives to others: names like `DataGrid`. */
function componentsOf(door: string) {
  const text = readFileSync(`packages/ui/${door}`, 'utf8').replaceAll(/export type [^;]*;/g, '');
  const names = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  return names.map((name) => name.trim()).filter((name) => /^[A-Z]\w*[a-z]/.test(name));
}

/** The files of a room's stories that are drawn in light and in dark. */
function drawnIn(door: string) {
  const room = `packages/ui/${dirname(door).replace('./', '')}/`;
  const drawn = entries.filter((entry) => entry.importPath.includes(room) && looksOf(entry).length >= 2);
  return [...new Set(drawn.map(({ importPath }) => readFileSync(importPath, 'utf8')))];
}

test('every component of ui has a picture in light and in dark', () => {
  const components = Object.values(doors).flatMap((door) => componentsOf(door).map((name) => ({ door, name })));
  expect(components.length).toBeGreaterThan(80);
  const without = components.filter(
    ({ door, name }) => !drawnIn(door).some((story) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(story)),
  );
  expect(without).toEqual([]);
});

test('ten screens have pictures in every look', () => {
  const everywhere = entries.filter(
    (entry) => entry.importPath.includes('/screens/') && looksOf(entry).some(({ hasForcedColors }) => hasForcedColors),
  );
  expect(everywhere.length).toBeGreaterThanOrEqual(10);
});

test('one screen of each frame has pictures in every look in each run', () => {
  for (const id of Object.values(inEveryRun)) {
    const entry = index.entries[id];
    expect(entry && looksInRun(entry), id).toHaveLength(5);
  }
});

test('a state leaves axe only to a story of its frame, which keeps it', () => {
  const states = frames.flatMap((frame) => Object.values(frame.states));
  for (const { story } of states) {
    const entry = index.entries[story];
    expect(entry, story).toBeDefined();
    expect(entry && drawnByFrame(entry), story).toBeUndefined();
  }
  expect(entries.filter((entry) => drawnByFrame(entry)).length).toBeGreaterThan(100);
});

test('what the pages of documentation forbid is counted as it is drawn', async ({ page }) => {
  const main = (name: string) => `<button style="background: ${solid[0]}">${name}</button>`;
  const field = (name: string) => `<label>${name} <input></label>`;
  const five = 'ABCDE'.split('').map(field).join('');
  await page.setContent(`
    <div><header>${main('Of the site')}</header><main>${main('Save')} <button>Cancel</button></main></div>
    <div data-card="1" style="width: 120px">
      <p>A name that is too long for the width of its card</p><p>Whose</p><p>How much</p><p><b>Who</b> <i>when</i></p>
    </div>
    <div data-overlay=""><section role="dialog" aria-label="Ask">${five}<input type="hidden"></section></div>`);
  const seen = async () => brokenRules('a-story--of-it', await page.evaluate(countParts, solid));
  expect(await seen()).toEqual([]);

  await page.evaluate(
    ([button, input]) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', button ?? '');
      document.querySelector('[role=dialog]')?.insertAdjacentHTML('beforeend', input ?? '');
      document.querySelector('[data-card]')?.insertAdjacentHTML('beforeend', '<p>One more</p>');
    },
    [main('Send'), field('F')],
  );
  expect(await seen()).toEqual([
    expect.stringMatching(/2 solid accent buttons.*Save \| Send/),
    expect.stringMatching(/6 fields in a dialog/),
    expect.stringMatching(/5 lines on a card.*Who when \| One more/),
  ]);
});

test('an exception from the house rules is one of stories that there are', () => {
  const known = exceptions.filter(({ stories }) => entries.some(({ id }) => id.startsWith(stories)));
  expect(known).toEqual(exceptions);
});
