import { readFileSync, writeFileSync } from 'node:fs';
import { isWanted } from '../proof/wanted.mjs';
import { messages } from '../specification/messages.mjs';
import { findBrowser } from './browser.mjs';
import { results, secondsByFile, wordsOfPassedTests } from './results.mjs';
import { run } from './run.mjs';

/** A page keeps one processor busy, and its server a part of another. */
const lanes = '2';

/**
 * Runs the end-to-end tests in lanes, each with a server and data of its own; the files go one by one to the lane that is free, the longest
 * first. What is asked for by name runs in one. Answers an exit code. `UPDATE_SECONDS=1` keeps how long each file took.
 */
export async function runEndToEnd(more) {
  // Read only now: before the first installation there is nothing of what the server needs.
  const { madeDemo, throwAwayOrphans } = await import('../../e2e/support/dataFolders.ts');
  const { makeDemoOnce } = await import('./demoServer.mjs');
  // Unpacked before two look for it at once.
  await findBrowser();
  await throwAwayOrphans();
  const isWhole = more.length === 0;
  // Every lane begins with the demo, which takes a quarter of a minute to make; so do the budgets that follow.
  if (isWhole && !process.env[madeDemo]) process.once('exit', await makeDemoOnce());
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: results.e2e, ...(isWhole && { CORREDOR_E2E_LANES: lanes }) };
  const code = await run('playwright', ['test', ...more], env);
  await throwAwayOrphans();
  if (!isWhole) return code;
  if (process.env.UPDATE_SECONDS) writeSeconds();
  // The journeys that look for the promised messages are all there only then.
  return code || (isWanted('journeys') ? tellUnseenMessages() : 0);
}

/** A promised message that no test has looked for fails the stage; those that only a story can reach are the story's. */
function tellUnseenMessages() {
  const seen = wordsOfPassedTests(results.e2e);
  const unseen = messages.filter(
    ([name, , story]) => !story && !seen.has(name.includes(':') ? name : `common:${name}`),
  );
  for (const [name] of unseen) console.error(`promised, but no end-to-end test looks for it: ${name}`);
  return unseen.length > 0 ? 1 : 0;
}

/** Files that this run left out keep what an earlier one said of them. */
function writeSeconds() {
  const file = 'e2e/seconds.json';
  const known = { ...JSON.parse(readFileSync(file, 'utf8')), ...secondsByFile(results.e2e) };
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
