// Measures the pages that strangers see, the private area and a partner's page with a directory by Lighthouse, and writes their section of docs/figures.md.
// Times are no gate: a busy machine is slow. What must hold always (accessibility, best practices, search engines) fails the run.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../../apps/api/bench/server.ts';
import { describeBrowser, findBrowser } from '../lib/browser.mjs';
import { prepare } from '../lib/build.mjs';
import { startServer } from '../lib/demoServer.mjs';
import { table, writeFigures } from '../lib/figures.mjs';
import { visit } from './pages/lighthouse.mjs';
import { servePartner } from './pages/partnerSite.mjs';
import { keep, signIn } from './pages/signIn.mjs';
import { measures, subjects } from './pages/subjects.mjs';

const rounds = Number(process.argv.find((flag) => flag.startsWith('--rounds='))?.slice(9) ?? 3);
const code = await prepare();
if (code !== 0) process.exit(code);
const { executablePath, args, ...found } = await findBrowser();
console.log(describeBrowser({ executablePath, ...found }));
const load = [loadavg()[0]];
const server = await startServer();
const partner = await servePartner(server.url);
const results = new Map(subjects.map(({ name }) => [name, []]));
const port = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'corredor-bench-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  const session = await signIn(browser, server.url);
  // In turns, so that what else the machine does falls on all.
  for (let round = 0; round < rounds; round += 1)
    for (const { name, at, isPrivate } of subjects) {
      await keep(browser, server.url, isPrivate ? session : {});
      results.get(name).push(await visit(at({ product: server.url, partner: partner.url }), port));
    }
} finally {
  await browser.close();
  partner.close();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}
load.push(loadavg()[0]);

const median = (name, key) => {
  const values = results.get(name).map((one) => one[key]);
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
};
const holds = (value, goal, isScore) => (isScore ? value >= goal : Number(value.toFixed(3)) <= goal);
const rows = subjects.map(({ name, goals }) => {
  const figures = measures.map(({ key, digits, isScore }) => {
    const value = median(name, key);
    const goal = goals[key];
    if (value === undefined || Number.isNaN(value)) return '';
    const text = value.toFixed(digits);
    return goal === undefined
      ? text
      : `${text} (${isScore ? '≥' : '≤'} ${goal}${holds(value, goal, isScore) ? '' : ', **no**'})`;
  });
  const floor = (key) => `${(median(name, key) / median(subjects[0].name, key)).toFixed(1)}×`;
  return [name, ...figures, floor('fcp'), floor('lcp')];
});
const head = ['', ...measures.map(({ label }) => label), 'FCP to blank', 'LCP to blank'];
const body = `## Pages

\`npm run bench -- --only=pages\`: Lighthouse's phone (slow 4G and a CPU four times as slow, both simulated), cold, median of ${rounds} rounds in turns, on the demo's data (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after). Goals in brackets; KiB as transferred, with everything that is fetched after the first picture.

${table(head, rows)}`;
console.log(body);
if (rounds >= 3) writeFigures('pages', body);

const problems = subjects.flatMap(({ name, always }) =>
  results
    .get(name)
    .flatMap(({ found: faults }) =>
      faults
        .filter(({ category }) => always.includes(category))
        .map(({ category, title }) => `${name}, ${category}: ${title}`),
    ),
);
for (const problem of new Set(problems)) console.error(`bench: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
