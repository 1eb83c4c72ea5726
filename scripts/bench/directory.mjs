// Measures the directory's search among 100,000 brokerages and writes its section of docs/figures.md. A run with fewer only prints. Times are no gate.
import { availableParallelism } from 'node:os';
import { table, writeFigures } from '../lib/figures.mjs';

const numberOf = (name, otherwise) =>
  Number(process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const partners = numberOf('partners', 100_000);
const { measureDirectory } = await import('../../apps/api/bench/directory.ts');
const { percentile } = await import('../../apps/api/bench/statistics.ts');
const { figures, load } = await measureDirectory({ partners, rounds: numberOf('rounds', 3) });

const goal = 100;
const shown = (times, share) => percentile(times, share).toFixed(0);
const rowOf = (name, found, first, again) => [
  name,
  found,
  shown(first, 0.5),
  shown(first, 0.95),
  shown(again, 0.5),
  shown(again, 0.95),
  percentile(again, 0.95) <= goal ? 'yes' : 'no',
];
const all = (which) => figures.flatMap((one) => one[which]);
const rows = [
  ...figures.map((one) => rowOf(one.name, one.found.toLocaleString('en'), one.first, one.again)),
  rowOf('all together', '', all('first'), all('again')),
];
const head = ['', 'found', 'first p50', 'first p95', 'again p50', 'again p95', `again ≤ ${goal}`];
const body = `## The directory's search

\`npm run bench -- --only=directory\`: whole answers of \`listDirectory\` in ms, with exact count, page and facets, among ${partners.toLocaleString('en')} brokerages (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after). No answer is remembered: "first" is asked for the first time, "again" once more, and both are counted anew.

${table(head, rows)}`;
console.log(body);
if (partners >= 100_000) writeFigures('directory', body);
