// Format, lint, boundaries, doors, addresses, types, the document, that the generated files are fresh, and that nothing promised is missing: the
// first stage of the proof. All that is wrong is told, each check when it is done.
import { availableParallelism } from 'node:os';
import { install } from './lib/install.mjs';
import { jobsOf, proofJobs } from './proof/jobs.mjs';
import { runJobs } from './proof/schedule.mjs';

if ((await install()) !== 0) process.exit(1);
const outcomes = await runJobs(jobsOf(proofJobs(), ['check']), {
  lanes: Math.max(2, availableParallelism()),
  tell: ({ name, outcome, seconds }) =>
    console.log(`${name}: ${outcome === 'green' ? 'ok' : 'failed'} in ${seconds.toFixed(1)} s`),
});
const red = outcomes.filter(({ outcome }) => outcome !== 'green');
if (red.length > 0) console.error(`\nRed: ${red.map(({ name }) => name).join(', ')}.`);
process.exit(red.length > 0 ? 1 : 0);
