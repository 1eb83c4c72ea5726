// What proves most of a change in a minute: types, lint, and the tests and stories that it touches. `npm test` proves the rest.
// --base=<commit> says against what; else it is where this work left origin/main, or the last commit. --end ends the Storybook that it keeps.
import { install } from './lib/install.mjs';
import { baseOf, changesSince } from './proof/try/changes.mjs';
import { readImpact } from './proof/try/impact.mjs';
import { jobsFor } from './proof/try/jobs.mjs';
import { runLanes } from './proof/try/lanes.mjs';
import { report } from './proof/try/report.mjs';
import { select } from './proof/try/select.mjs';
import { endStorybook } from './proof/try/storybook.mjs';

if (process.argv.includes('--end')) {
  endStorybook();
  process.exit(0);
}
const began = performance.now();
const base = process.argv.find((one) => one.startsWith('--base='))?.slice('--base='.length) ?? baseOf();
const changes = changesSince(base);
if (changes.length === 0) {
  console.log(`Nothing differs from ${base.slice(0, 8)}.`);
  process.exit(0);
}
console.log(`${changes.length} changed ${changes.length === 1 ? 'file' : 'files'} since ${base.slice(0, 8)}.`);
if ((await install()) !== 0) process.exit(1);

const impact = readImpact();
const chosen = select(changes, { impact });
const jobs = jobsFor(chosen, { impact, began });
const results = await runLanes(jobs, 2);
report(chosen, results, (performance.now() - began) / 1000);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
