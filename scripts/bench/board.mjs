// Measures how long the board of renewals takes with 2,000 cards, from the dashboard until its cards are painted, and writes its section of docs/figures.md.
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { fillBoard } from '../../apps/api/bench/board.ts';
import { madeDemo } from '../../e2e/support/dataFolders.ts';
import { describeBrowser, findBrowser } from '../lib/browser.mjs';
import { prepare } from '../lib/build.mjs';
import { makeDemoOnce, startServer } from '../lib/demoServer.mjs';
import { table, writeFigures } from '../lib/figures.mjs';
import { signIn } from './pages/signIn.mjs';

const numberOf = (name, otherwise) =>
  Number(process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const [rounds, cards] = [numberOf('rounds', 5), numberOf('cards', 2000)];
const goal = 1000;
const address = '/app/management/renewals?view=board';
const code = await prepare();
if (code !== 0) process.exit(code);
const { executablePath, args, ...found } = await findBrowser();
console.log(describeBrowser({ executablePath, ...found }));
const load = [loadavg()[0]];
const forget = await makeDemoOnce();
await fillBoard(process.env[madeDemo], cards);
const server = await startServer();
const browser = await chromium.launch({ executablePath, args });
const seen = [];

/** In the page: goes to the board; answers when its first cards were painted, and what its heads say. */
function openBoard(to) {
  const start = performance.now();
  history.pushState({ idx: 1 }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  return new Promise((resolve, reject) => {
    const look = () => {
      if (document.querySelector('[data-card]'))
        requestAnimationFrame(() => {
          const counts = [...document.querySelectorAll('section[aria-labelledby] > header span')];
          const whole = counts.reduce((sum, one) => sum + Number(one.textContent.replace(/\D/g, '')), 0);
          resolve({ milliseconds: performance.now() - start, whole });
        });
      else if (performance.now() - start > 30_000) reject(new Error('The board showed no card.'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
async function visit(context) {
  const page = await context.newPage();
  await Promise.all([page.waitForRequest(/ws-ticket/), page.goto(`${server.url}/app/dashboard`)]);
  await page.waitForLoadState('networkidle');
  const calls = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/policy/renewal')) calls.push(request.url());
  });
  const visited = await page.evaluate(openBoard, address);
  await page.waitForLoadState('networkidle');
  await page.close();
  return { ...visited, calls: calls.length };
}
try {
  const entrance = await browser.newContext({ locale: 'es-EC' });
  await signIn(entrance, server.url);
  const storageState = await entrance.storageState();
  await entrance.close();
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ storageState, locale: 'es-EC', viewport: { width: 1440, height: 900 } });
    const first = await visit(context);
    seen.push({ first, again: await visit(context) });
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await forget();
}
load.push(loadavg()[0]);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rowOf = (name, which) => {
  const times = seen.map((one) => one[which].milliseconds);
  const time = median(times);
  const [{ [which]: one }] = seen;
  return [name, time.toFixed(0), Math.max(...times).toFixed(0), one.calls, one.whole, time <= goal ? 'yes' : '**no**'];
};
const body = `## The board of renewals

\`npm run bench -- --only=board\`: from the dashboard until the first cards are painted, with ${cards.toLocaleString('en')} open cards beside those of the demo. Milliseconds (≤ ${goal.toLocaleString('en')}) of ${rounds} rounds (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after); requests about renewals; cards that the heads count.

${table(['', 'median, ms', 'slowest, ms', 'requests', 'cards counted', 'holds'], [rowOf('First visit', 'first'), rowOf('Again, code kept', 'again')])}`;
console.log(body);
if (rounds >= 5 && cards >= 2000) writeFigures('board', body);
