// Prepares a release: raises versions and writes changelogs from the waiting changesets, and keeps the elements' contract as the one that is
// released. Refuses without a long run of what is released. Publishes nothing; docs/publishing.md tells how that is done.
import { cpSync } from 'node:fs';
import { problemsOf, publishedNames, waitingChanges } from './lib/packages/changesets.mjs';
import { run, runNode } from './lib/run.mjs';
import { longPieces } from './proof/long/pieces.mjs';
import { everything, piecesNotRun, touchedPaths, unproved } from './proof/touched.mjs';

const waiting = waitingChanges();
const problems = problemsOf(waiting, publishedNames());
for (const problem of problems) console.error(problem);
if (waiting.length === 0) console.error('No change waits for a release. Describe one with npx changeset.');
const changed = unproved(touchedPaths());
if (changed === everything) console.error('No long run is known here. Run npm run test:long, and commit its stamp.');
else if (changed.length > 0)
  console.error(
    `${changed.length} files changed since the last long run, ${changed[0]} among them. Run npm run test:long.`,
  );
const open = piecesNotRun(longPieces().map(({ name }) => name));
if (open.length > 0) console.error(`The last long run was not whole: ${open.join('; ')}. Run npm run test:long.`);
if (problems.length > 0 || waiting.length === 0 || changed.length > 0 || open.length > 0) process.exit(1);

const code = (await run('changeset', ['version'])) || (await runNode('scripts/generate.mjs'));
if (code !== 0) process.exit(code);
cpSync('packages/widgets/custom-elements.json', 'packages/widgets/custom-elements.released.json');
console.log('The versions are raised. Look at the difference, run npm test, and commit.');
