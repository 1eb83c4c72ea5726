import { findBrowser } from './browser.mjs';
import { results } from './results.mjs';
import { run } from './run.mjs';

/** Runs the end-to-end tests in two halves side by side, each with a server and data of its own; what is asked for by name runs in one. Answers an exit code. */
export async function runEndToEnd(more) {
  // Unpacked before two look for it at once.
  await findBrowser();
  const halves =
    more.length > 0 ? [more] : results.e2e.map((_file, index) => [`--shard=${index + 1}/${results.e2e.length}`]);
  const codes = await Promise.all(halves.map((half, index) => run('playwright', ['test', ...half], roomOf(index))));
  return Math.max(...codes);
}

const roomOf = (index) => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: results.e2e[index],
  CORREDOR_E2E_OUTPUT: `test-results/end-to-end-${index + 1}`,
});
