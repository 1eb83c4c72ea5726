// Measures what has goals in figures and writes docs/figures.md; --only=grid, live, directory, size, board, import, pages, routes or storybook measures one part.
import { runNode, timed } from './lib/run.mjs';

const parts = ['grid', 'live', 'directory', 'size', 'board', 'import', 'pages', 'routes', 'storybook'];
const flags = process.argv.slice(2);
const only = flags.find((flag) => flag.startsWith('--only='))?.slice(7);
if (only !== undefined && !parts.includes(only)) {
  console.error(`bench: there is no part "${only}". Say --only=${parts.join(' or --only=')}.`);
  process.exit(1);
}
let failed = 0;
for (const part of only ? [only] : parts)
  failed += (await timed(part, () => runNode(`scripts/bench/${part}.mjs`, flags))) === 0 ? 0 : 1;
process.exit(failed > 0 ? 1 : 0);
