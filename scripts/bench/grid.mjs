// Measures the grid with 100,000 × 10 rows against a floor page, in turns on the same machine, and writes its section of docs/figures.md.
// Times and frames are no gate: a busy machine is slow. What must hold always (right ARIA, code, no blank frame) fails the run.
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { describeBrowser, findBrowser } from '../lib/browser.mjs';
import { table, writeFigures } from '../lib/figures.mjs';
import { gridSize } from '../lib/gridSize.mjs';
import { serveFolder } from '../lib/static-server.mjs';

const goals = { mount: 150, sort: 180, filter: 100, heap: 26, code: 25 };
const rounds = Number(process.argv.find((flag) => flag.startsWith('--rounds='))?.slice(9) ?? 5);
const out = join(process.cwd(), '.build/bench');

const built = spawnSync('vite', ['build', '--config', 'apps/host/bench/vite.config.ts', '--logLevel', 'error'], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);

const { executablePath, args, ...found } = await findBrowser();
console.log(describeBrowser({ executablePath, ...found }));
const server = await serveFolder(out);
// Drawn without a graphics card: an emulated one compiles its shaders in the midst of scrolling, for a second at times, on the floor page too.
const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu'] });
const load = [loadavg()[0] ?? 0];
const results = { grid: [], floor: [] };
// In turns, so that what else the machine does falls on both.
for (let round = 0; round <= rounds; round += 1)
  for (const name of ['floor', 'grid']) {
    const result = await measure(name);
    // The first round warms files and code up.
    if (round > 0) results[name].push(result);
  }
await browser.close();
server.close();
load.push(loadavg()[0] ?? 0);

const median = (name, key) => {
  const values = results[name].map((result) => result[key]).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
};
const blanks = (name) => results[name].reduce((sum, one) => sum + one.blank, 0);
const { code } = await gridSize();
const rows = [
  ['mount, ms', 'mount', goals.mount],
  ['sort by text, ms', 'sort', goals.sort],
  ['turn the order round, ms', 'again', goals.sort],
  ['filter, ms', 'filter', goals.filter],
  ['longest frame while scrolling, ms', 'frame', 50],
  ['heap for the grid, MiB', 'heap', goals.heap],
].map(([label, key, goal]) => {
  const grid = median('grid', key);
  const floor = median('floor', key);
  return [
    label,
    grid.toFixed(1),
    floor.toFixed(1),
    floor >= 1 ? `${(grid / floor).toFixed(1)}×` : '',
    `≤ ${goal}`,
    grid <= goal ? 'yes' : 'no',
  ];
});
rows.push(['code, KiB brotli', code.toFixed(1), '', '', `≤ ${goals.code}`, code <= goals.code ? 'yes' : 'no']);
const body = `## The grid, 100,000 × 10 rows in the page

\`npm run bench\`: median of ${rounds} rounds, in turns with a floor page (a plain React window that sorts objects), drawn without a graphics card (load ${load.map((one) => one.toFixed(1)).join(' before and ')} after). Blank frames while scrolling: ${blanks('grid')}, on the floor page ${blanks('floor')}.

${table(['', 'grid', 'floor', 'ratio', 'goal', 'holds'], rows)}`;
if (rounds >= 5) writeFigures('grid', body);
console.log(body);

const problems = results.grid.flatMap((one) => one.problems);
if (code > goals.code) problems.push(`the grid's code is ${code.toFixed(1)} KiB, over ${goals.code}`);
if (blanks('grid') > 0) problems.push(`${blanks('grid')} frames were blank while scrolling`);
for (const problem of new Set(problems)) console.error(`bench: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

async function measure(name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  await page.goto(`${server.url}/${name}.html`);
  await page.waitForFunction(() => window.bench);
  const before = await heap();
  const mount = await page.evaluate(() => window.bench.mount());
  const problems = name === 'grid' ? await checkAria(page) : [];
  // What making 100,000 records left behind is the page's own, and not swept up while it scrolls.
  await heap();
  const scrolled = await page.evaluate(scroll);
  const sort = await page.evaluate(() => window.bench.sort());
  if (name === 'grid' && (await page.locator('[aria-sort=ascending]').count()) !== 1)
    problems.push('no column says its order');
  const again = await page.evaluate(() => window.bench.sort());
  const filter = await page.evaluate(() => window.bench.filter());
  // With everything that it keeps after it was scrolled, sorted and searched.
  const grown = (await heap()) - before;
  await page.close();
  return { mount, sort, again, filter, heap: grown, ...scrolled, problems };
}

async function checkAria(page) {
  return page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    const first = document.querySelector('[data-row="0"]');
    return [
      ...(grid?.getAttribute('aria-rowcount') === '100001' ? [] : ['aria-rowcount is wrong']),
      ...(first?.getAttribute('aria-rowindex') === '2' ? [] : ['aria-rowindex is wrong']),
      ...(document.querySelectorAll('[role=row]').length < 120 ? [] : ['too many rows are in the page']),
    ];
  });
}

/** Scrolls for a second; the longest frame from the scrolling until it is drawn, and how often a row was missing in the middle of the view then. */
async function scroll() {
  const grid = document.querySelector('[role=grid]');
  const box = grid.getBoundingClientRect();
  let frame = 0;
  let blank = 0;
  for (let step = 0; step < 60; step += 1) {
    const start = performance.now();
    grid.scrollTop += step % 10 === 9 ? 40_000 : 120;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    frame = Math.max(frame, performance.now() - start);
    const middle = document.elementFromPoint(box.left + 200, box.top + box.height / 2);
    if (!middle?.closest('[data-row]')) blank += 1;
  }
  grid.scrollTop = 0;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return { frame, blank };
}
