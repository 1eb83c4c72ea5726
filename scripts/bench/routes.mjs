// Measures how long the first visit of every private route takes from the dashboard until its title is painted, and what it fetches. Writes their section of docs/figures.md.
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { describeBrowser, findBrowser } from '../lib/browser.mjs';
import { prepare } from '../lib/build.mjs';
import { startServer } from '../lib/demoServer.mjs';
import { table, writeFigures } from '../lib/figures.mjs';
import { firstVisits } from '../lib/routeVisits.mjs';
import { signIn } from './pages/signIn.mjs';

const rounds = Number(process.argv.find((flag) => flag.startsWith('--rounds='))?.slice(9) ?? 3);
const goal = 300;
const code = await prepare();
if (code !== 0) process.exit(code);
const { executablePath, args, ...found } = await findBrowser();
console.log(describeBrowser({ executablePath, ...found }));
const load = [loadavg()[0]];
const server = await startServer();
const browser = await chromium.launch({ executablePath, args });
const seen = [];
try {
  const entrance = await browser.newContext({ locale: 'es-EC' });
  await signIn(entrance, server.url);
  const storageState = await entrance.storageState();
  await entrance.close();
  for (let round = 0; round < rounds; round += 1) seen.push(...(await firstVisits(browser, server.url, storageState)));
} finally {
  await browser.close();
  await server.stop();
}
load.push(loadavg()[0]);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rows = [...Map.groupBy(seen, ({ name }) => name)].map(([name, visits]) => {
  const milliseconds = median(visits.map((visit) => visit.milliseconds));
  const [{ files, kib }] = visits;
  return [name, milliseconds.toFixed(0), files, kib.toFixed(0), milliseconds <= goal ? 'yes' : '**no**'];
});
const body = `## Routes

\`npm run bench -- --only=routes\`: the first visit of every private route, in a browser that has seen no more than the dashboard. Milliseconds until the page's title is painted (≤ ${goal}), median of ${rounds} rounds on the demo's data (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after). Files and KiB are scripts and styles as transferred.

${table(['', 'painted, ms', 'files', 'KiB', 'holds'], rows)}`;
console.log(body);
if (rounds >= 3) writeFigures('routes', body);
