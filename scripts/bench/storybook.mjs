// Measures how long the built Storybook lets somebody wait: for the first story with an empty cache, and for the next ones. Writes their section of docs/figures.md.
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { describeBrowser, findBrowser } from '../lib/browser.mjs';
import { table, writeFigures } from '../lib/figures.mjs';
import { serveFolder } from '../lib/static-server.mjs';
import { buildStorybook, storybookFolder } from '../lib/storybookBuild.mjs';

const rounds = Number(process.argv.find((flag) => flag.startsWith('--rounds='))?.slice(9) ?? 5);
/** The stories in the order in which they are opened, and what one sees when they are there: nothing that the story before shows. */
const stories = [
  {
    name: 'first story (a button)',
    id: 'components-actions-button--overview',
    seen: '#storybook-root button',
    goal: 3,
  },
  {
    name: 'next story (a grid)',
    id: 'components-data-datagrid--ready',
    seen: '#storybook-root [role=row]:has-text("Amalia Torres")',
    goal: 1,
  },
  {
    name: 'next story (a list)',
    id: 'screens-customers-customersscreen--viewer',
    seen: '#storybook-root [role=row]:has-text("Ana Lucía Cevallos Mora")',
    goal: 1,
  },
  {
    name: 'next story (a record)',
    id: 'screens-policies-policyscreen--administrator',
    seen: '#storybook-root h1:has-text("VH-2026-00418")',
    goal: 1,
  },
];

const built = await buildStorybook();
if (built !== 0) process.exit(built);
const { executablePath, args, ...found } = await findBrowser();
console.log(describeBrowser({ executablePath, ...found }));
const load = [loadavg()[0]];
const site = await serveFolder(storybookFolder);
const browser = await chromium.launch({ executablePath, args });
const manager = [];
const seconds = new Map(stories.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) await visit();
await browser.close();
site.close();
load.push(loadavg()[0]);

/** A person with an empty cache, who opens one story by its address and then others. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const [first, ...others] = stories;
  const begin = performance.now();
  const since = (from) => (performance.now() - from) / 1000;
  await page.goto(`${site.url}/?path=/story/${first.id}`, { waitUntil: 'commit' });
  const sidebar = page
    .locator('#storybook-explorer-tree')
    .waitFor()
    .then(() => manager.push(since(begin)));
  await shown(page, first);
  seconds.get(first.name).push(since(begin));
  await sidebar;
  let before = first;
  for (const story of others) {
    // What the story before still does, its check of accessibility for one, is not this one's.
    await page.frame({ url: /iframe\.html/ }).waitForFunction(finished, before.id);
    await page.waitForLoadState('networkidle');
    before = story;
    const press = performance.now();
    await page.evaluate(open, story.id);
    await shown(page, story);
    seconds.get(story.name).push(since(press));
  }
  await context.close();
}

async function shown(page, { id, seen }) {
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator(`html:has(body.sb-show-main) ${seen}`)
    .first()
    .waitFor()
    .catch((error) => {
      throw new Error(`${id} was not shown: ${error.message}`);
    });
}

/** In the frame of stories: whether this one is played and checked. */
function finished(storyId) {
  return globalThis.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished')?.[0].storyId === storyId;
}

/** In the page: goes there as the browser's Back and Forward do, without opening Storybook anew. */
function open(storyId) {
  history.pushState({}, '', `?path=/story/${storyId}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const row = (name, values, goal) => {
  const value = median(values);
  return [name, value.toFixed(2), goal ? `≤ ${goal}` : '', goal ? (value <= goal ? 'yes' : '**no**') : ''];
};
const rows = [row('sidebar', manager), ...stories.map(({ name, goal }) => row(name, seconds.get(name), goal))];
const body = `## Storybook

\`npm run bench -- --only=storybook\`: seconds until the built Storybook shows it, opened with an empty cache, median of ${rounds} rounds (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after).

${table(['', 'measured, s', 'goal', 'holds'], rows)}`;
console.log(body);
if (rounds >= 3) writeFigures('storybook', body);
