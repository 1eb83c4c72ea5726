import { messages } from '../specification/messages.mjs';
import { findBrowser } from './browser.mjs';
import { results, wordsOfPassedTests } from './results.mjs';
import { run } from './run.mjs';

/**
 * Runs the end-to-end tests in parts, two side by side, each with a server and data of its own; what is asked for by name runs in one. There are
 * more parts than two because some tests take much longer than others. Answers an exit code.
 */
export async function runEndToEnd(more) {
  // Unpacked before two look for it at once.
  await findBrowser();
  const parts =
    more.length > 0
      ? [[0, more]]
      : longestFirst.map((number) => [number - 1, [`--shard=${number}/${results.e2e.length}`]]);
  // Every part begins with the demo, which takes a quarter of a minute to make; so do the budgets that follow.
  if (parts.length > 1) process.once('exit', await makeDemo());
  const waiting = parts.values();
  const codes = [];
  const follow = async () => {
    for (const [index, part] of waiting) codes.push(await run('playwright', ['test', ...part], roomOf(index)));
  };
  await Promise.all([follow(), follow()]);
  const code = Math.max(...codes);
  return code === 0 && more.length === 0 ? tellUnseenMessages() : code;
}

/** Read only now: before the first installation there is nothing of what the server needs. */
const makeDemo = async () => (await import('./demoServer.mjs')).makeDemoOnce();

/** The parts by how long they take: what comes last should be short, since nothing runs beside the end of it. */
const longestFirst = [2, 1, 5, 4, 3];

/** A promised message that no test has looked for fails the stage; those that only a story can reach are the story's. */
function tellUnseenMessages() {
  const seen = wordsOfPassedTests(results.e2e);
  const unseen = messages.filter(
    ([name, , story]) => !story && !seen.has(name.includes(':') ? name : `common:${name}`),
  );
  for (const [name] of unseen) console.error(`promised, but no end-to-end test looks for it: ${name}`);
  return unseen.length > 0 ? 1 : 0;
}

const roomOf = (index) => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: results.e2e[index],
  CORREDOR_E2E_OUTPUT: `test-results/end-to-end-${index + 1}`,
});
