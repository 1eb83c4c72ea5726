// Prepares a release: raises versions and writes changelogs from the waiting changesets, and keeps the elements' contract as the one that is
// released. Publishes nothing; docs/publishing.md tells how that is done.
import { cpSync } from 'node:fs';
import { problemsOf, publishedNames, waitingChanges } from './lib/packages/changesets.mjs';
import { run, runNode } from './lib/run.mjs';

const waiting = waitingChanges();
const problems = problemsOf(waiting, publishedNames());
for (const problem of problems) console.error(problem);
if (waiting.length === 0) console.error('No change waits for a release. Describe one with npx changeset.');
if (problems.length > 0 || waiting.length === 0) process.exit(1);

const code = (await run('changeset', ['version'])) || (await runNode('scripts/generate.mjs'));
if (code !== 0) process.exit(code);
cpSync('packages/widgets/custom-elements.json', 'packages/widgets/custom-elements.released.json');
console.log('The versions are raised. Look at the difference, run npm test, and commit.');
